-- The only ways in which the application's role reaches accounts before a store is known. Each runs as the
-- owner of the tables and does one thing. Replaced at every migration.

-- A store is a preview account when its id is in the setting PREVIEW_ACCOUNTS (brand-kit document §6).
create or replace function is_preview_store(p_store uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from business_settings where key = 'PREVIEW_ACCOUNTS' and value ? p_store::text);
$$;

create or replace function account_open(
  p_user uuid, p_email text, p_name text, p_password_hash text, p_google_subject text, p_verified_at timestamptz,
  p_store uuid, p_membership uuid, p_store_name text, p_account_type text, p_now timestamptz
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into users (id, email, name, created_at) values (p_user, p_email, p_name, p_now);
  insert into credentials (user_id, password_hash, google_subject, email_verified_at)
    values (p_user, p_password_hash, p_google_subject, p_verified_at);
  insert into stores (id, name, account_type, plan_type, created_at)
    values (p_store, p_store_name, p_account_type, 'TIER_1', p_now);
  insert into memberships (store_id, id, user_id, role, created_at)
    values (p_store, p_membership, p_user, 'owner', p_now);
end $$;

create or replace function account_by_email(p_email text)
returns table (user_id uuid, name text, email text, password_hash text, google_subject text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.name, u.email, c.password_hash, c.google_subject
  from users u join credentials c on c.user_id = u.id where u.email = p_email;
$$;

create or replace function account_by_google(p_subject text)
returns table (user_id uuid, name text, email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.name, u.email from users u join credentials c on c.user_id = u.id where c.google_subject = p_subject;
$$;

-- The issuer vouches for the address. If nobody had, whoever chose the password may have been someone else:
-- the password and the open sessions go.
create or replace function account_link_google(p_user uuid, p_subject text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sessions set ended_at = now()
    where user_id = p_user and ended_at is null
      and exists (select from credentials where user_id = p_user and email_verified_at is null);
  update credentials set
    google_subject = p_subject,
    password_hash = case when email_verified_at is null then null else password_hash end,
    email_verified_at = coalesce(email_verified_at, now())
  where user_id = p_user;
end $$;

-- Opens a session in the store that is asked for, or else in the one that the person was in last, or belonged to first; no row
-- when there is none.
drop function if exists session_open(uuid, uuid, timestamptz);
create or replace function session_open(p_session uuid, p_user uuid, p_expires timestamptz, p_store uuid)
returns table (store_id uuid, store_name text, role text, is_preview boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    with home as (
      select m.store_id, s.name, m.role from memberships m join stores s on s.id = m.store_id
      left join lateral (
        select max(x.created_at) as at from sessions x where x.user_id = m.user_id and x.store_id = m.store_id
      ) last on true
      where m.user_id = p_user and (p_store is null or m.store_id = p_store)
      order by last.at desc nulls last, m.created_at, m.store_id limit 1
    ), opened as (
      insert into sessions (id, user_id, store_id, expires_at)
      select p_session, p_user, home.store_id, p_expires from home returning store_id
    )
    select home.store_id, home.name, home.role, is_preview_store(home.store_id)
    from home join opened on opened.store_id = home.store_id;
end $$;

create or replace function stores_of_person(p_user uuid)
returns table (store_id uuid, store_name text, role text)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.name, m.role from memberships m join stores s on s.id = m.store_id
  where m.user_id = p_user order by m.created_at, s.id;
$$;

-- Who a live session stands for, with the role of this moment.
drop function if exists session_actor(uuid);
create or replace function session_actor(p_session uuid)
returns table (
  user_id uuid, name text, email text, store_id uuid, role text, plan text, flags text[], is_preview boolean,
  expires_at timestamptz, kind text, seconds_since_seen double precision
)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.name, u.email, s.id, m.role, s.plan_type, s.flags, is_preview_store(s.id), x.expires_at, x.kind,
    extract(epoch from now() - x.last_seen_at)::double precision
  from sessions x
  join users u on u.id = x.user_id
  join stores s on s.id = x.store_id
  join memberships m on m.store_id = x.store_id and m.user_id = x.user_id
  where x.id = p_session and x.ended_at is null and x.expires_at > now();
$$;

create or replace function session_end(p_session uuid, p_user uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sessions set ended_at = now() where id = p_session and user_id = p_user and ended_at is null;
  return found;
end $$;

-- Notes that a session is used, and from what.
create or replace function session_seen(p_session uuid, p_device text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update sessions set last_seen_at = now(), device = coalesce(p_device, device)
    where id = p_session and ended_at is null;
$$;

-- The live sessions of a person: logins in all their stores, or the API tokens of one.
create or replace function sessions_of_person(p_user uuid, p_kind text, p_store uuid)
returns table (
  id uuid, store_name text, name text, generation integer, device text, created_at timestamptz,
  last_seen_at timestamptz, expires_at timestamptz
)
language sql stable security definer set search_path = public, pg_temp as $$
  select x.id, s.name, x.name, x.generation, x.device, x.created_at, x.last_seen_at, x.expires_at
  from sessions x join stores s on s.id = x.store_id
  where x.user_id = p_user and x.kind = p_kind and (p_store is null or x.store_id = p_store)
    and x.ended_at is null and x.expires_at > now()
  order by coalesce(x.last_seen_at, x.created_at) desc, x.id;
$$;

-- Ends the other logins of a person; API tokens too where that is said. Answers how many logins.
create or replace function sessions_end_others(p_user uuid, p_keep uuid, p_tokens_too boolean) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ended integer;
begin
  with ended as (
    update sessions set ended_at = now()
    where user_id = p_user and id is distinct from p_keep and ended_at is null and expires_at > now()
      and (kind = 'LOGIN' or p_tokens_too)
    returning kind
  )
  select count(*) filter (where kind = 'LOGIN') into v_ended from ended;
  return v_ended;
end $$;

-- A token for programs is a session of its own, in the store where it is made.
create or replace function api_token_open(
  p_session uuid, p_user uuid, p_store uuid, p_name text, p_generation integer, p_expires timestamptz
) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into sessions (id, user_id, store_id, kind, name, generation, expires_at)
  select p_session, m.user_id, m.store_id, 'API', p_name, p_generation, p_expires
  from memberships m where m.user_id = p_user and m.store_id = p_store;
$$;

create or replace function account_password_hash(p_user uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select password_hash from credentials where user_id = p_user;
$$;

create or replace function account_set_password(p_user uuid, p_hash text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update credentials set password_hash = p_hash where user_id = p_user;
$$;

create or replace function account_rename(p_user uuid, p_name text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update users set name = p_name where id = p_user;
$$;

-- Writes a link down for whoever has the address, and answers where they were last; no row where nobody has it, or where they
-- were sent three in the last hour.
create or replace function password_reset_begin(p_id uuid, p_email text, p_expires timestamptz)
returns table (user_id uuid, store_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_user uuid;
begin
  select u.id into v_user from users u join credentials c on c.user_id = u.id where u.email = p_email for update of c;
  if v_user is null then return; end if;
  if (select count(*) from password_resets r where r.user_id = v_user and r.created_at > now() - interval '1 hour') >= 3
    then return; end if;
  delete from password_resets r where r.user_id = v_user and r.created_at < now() - interval '7 days';
  insert into password_resets (id, user_id, expires_at) values (p_id, v_user, p_expires);
  return query
    select m.user_id, m.store_id from memberships m
    left join lateral (
      select max(x.created_at) as at from sessions x where x.user_id = m.user_id and x.store_id = m.store_id
    ) last on true
    where m.user_id = v_user order by last.at desc nulls last, m.created_at, m.store_id limit 1;
end $$;

-- The link while it works: it was not used, has not expired and is the newest.
create or replace function password_reset_open(p_id uuid)
returns table (user_id uuid, name text, email text, expires_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.name, u.email, r.expires_at from password_resets r join users u on u.id = r.user_id
  where r.id = p_id and r.used_at is null and r.expires_at > now()
    and not exists (select from password_resets n where n.user_id = r.user_id and n.created_at > r.created_at);
$$;

-- Sets the password by a link that works, once. Every session ends: whoever had the old password is out. Answers the person, and
-- the store they were in last.
create or replace function password_reset_use(p_id uuid, p_hash text) returns table (user_id uuid, store_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_user uuid;
begin
  update password_resets r set used_at = now()
    where r.id = p_id and r.used_at is null and r.expires_at > now()
      and not exists (select from password_resets n where n.user_id = r.user_id and n.created_at > r.created_at)
    returning r.user_id into v_user;
  if v_user is null then return; end if;
  update credentials c set password_hash = p_hash, email_verified_at = coalesce(c.email_verified_at, now())
    where c.user_id = v_user;
  return query
    select m.user_id, m.store_id from memberships m
    left join lateral (
      select max(x.created_at) as at from sessions x where x.user_id = m.user_id and x.store_id = m.store_id
    ) last on true
    where m.user_id = v_user order by last.at desc nulls last, m.created_at, m.store_id limit 1;
  update sessions x set ended_at = now() where x.user_id = v_user and x.ended_at is null;
end $$;

-- Writes a link to a new address down. Answers OK, TAKEN where a login has the address, or TOO_MANY after five in an hour.
create or replace function email_change_begin(p_id uuid, p_user uuid, p_email text, p_expires timestamptz)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from credentials where user_id = p_user for update;
  if exists (select from users where email = p_email) then return 'TAKEN'; end if;
  if (select count(*) from email_changes e where e.user_id = p_user and e.created_at > now() - interval '1 hour') >= 5
    then return 'TOO_MANY'; end if;
  delete from email_changes e where e.user_id = p_user and e.created_at < now() - interval '7 days';
  insert into email_changes (id, user_id, new_email, expires_at) values (p_id, p_user, p_email, p_expires);
  return 'OK';
end $$;

-- The link while it works: it was not used, has not expired, is the newest, and nobody else took the address.
create or replace function email_change_open(p_id uuid)
returns table (user_id uuid, name text, email text, new_email text, expires_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.name, u.email, e.new_email, e.expires_at from email_changes e join users u on u.id = e.user_id
  where e.id = p_id and e.used_at is null and e.expires_at > now()
    and not exists (select from email_changes n where n.user_id = e.user_id and n.created_at > e.created_at)
    and not exists (select from users t where t.email = e.new_email);
$$;

-- Takes the new address on, once. Links that were sent to the old address stop working. Answers the person with the address they had,
-- and the store they were in last.
create or replace function email_change_use(p_id uuid)
returns table (user_id uuid, old_email text, new_email text, store_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  v_user uuid;
  v_old text;
  v_new text;
begin
  select o.user_id, o.email, o.new_email into v_user, v_old, v_new from email_change_open(p_id) o;
  if v_user is null then return; end if;
  update email_changes e set used_at = now() where e.id = p_id and e.used_at is null;
  if not found then return; end if;
  update users u set email = v_new where u.id = v_user;
  update credentials c set email_verified_at = now() where c.user_id = v_user;
  update password_resets r set used_at = now() where r.user_id = v_user and r.used_at is null;
  return query
    select v_user, v_old, v_new, m.store_id from memberships m
    left join lateral (
      select max(x.created_at) as at from sessions x where x.user_id = m.user_id and x.store_id = m.store_id
    ) last on true
    where m.user_id = v_user order by last.at desc nulls last, m.created_at, m.store_id limit 1;
exception when unique_violation then
  return;
end $$;

-- Counts an attempt. Answers 0 when it may go ahead, else the seconds until it may.
create or replace function login_attempt_take(p_key text, p_limit integer, p_window_seconds integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_count integer;
  v_started timestamptz;
begin
  delete from login_attempts
    where started_at < now() - make_interval(secs => 86400) and random() < 0.01;
  insert into login_attempts as a (key, count, started_at) values (p_key, 1, now())
  on conflict (key) do update set
    count = case when a.started_at < now() - make_interval(secs => p_window_seconds) then 1 else a.count + 1 end,
    started_at = case when a.started_at < now() - make_interval(secs => p_window_seconds) then now() else a.started_at end
  returning count, started_at into v_count, v_started;
  if v_count <= p_limit then return 0; end if;
  return greatest(1, ceil(extract(epoch from v_started + make_interval(secs => p_window_seconds) - now()))::integer);
end $$;

create or replace function login_attempt_give_back(p_key text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update login_attempts set count = greatest(count - 1, 0) where key = p_key;
$$;

create or replace function login_attempt_clear(p_key text) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from login_attempts where key = p_key;
$$;

revoke execute on function
  is_preview_store(uuid),
  account_open(uuid, text, text, text, text, timestamptz, uuid, uuid, text, text, timestamptz),
  account_by_email(text), account_by_google(text), account_link_google(uuid, text),
  session_open(uuid, uuid, timestamptz, uuid), stores_of_person(uuid), session_actor(uuid), session_end(uuid, uuid),
  session_seen(uuid, text), sessions_of_person(uuid, text, uuid), sessions_end_others(uuid, uuid, boolean),
  api_token_open(uuid, uuid, uuid, text, integer, timestamptz), account_password_hash(uuid),
  account_set_password(uuid, text), account_rename(uuid, text), password_reset_begin(uuid, text, timestamptz),
  password_reset_open(uuid), password_reset_use(uuid, text),
  email_change_begin(uuid, uuid, text, timestamptz), email_change_open(uuid), email_change_use(uuid),
  login_attempt_take(text, integer, integer), login_attempt_give_back(text), login_attempt_clear(text)
from public;

grant execute on function
  is_preview_store(uuid),
  account_open(uuid, text, text, text, text, timestamptz, uuid, uuid, text, text, timestamptz),
  account_by_email(text), account_by_google(text), account_link_google(uuid, text),
  session_open(uuid, uuid, timestamptz, uuid), stores_of_person(uuid), session_actor(uuid), session_end(uuid, uuid),
  session_seen(uuid, text), sessions_of_person(uuid, text, uuid), sessions_end_others(uuid, uuid, boolean),
  api_token_open(uuid, uuid, uuid, text, integer, timestamptz), account_password_hash(uuid),
  account_set_password(uuid, text), account_rename(uuid, text), password_reset_begin(uuid, text, timestamptz),
  password_reset_open(uuid), password_reset_use(uuid, text),
  email_change_begin(uuid, uuid, text, timestamptz), email_change_open(uuid), email_change_use(uuid),
  login_attempt_take(text, integer, integer), login_attempt_give_back(text), login_attempt_clear(text)
to brandwright_app;

-- Which store an app's code is bound to. Only whether it is one's own is told.
create or replace function store_of_bind_code(p_code text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select b.store_id from app_bindings b where b.bind_code = p_code limit 1;
$$;
revoke execute on function store_of_bind_code(text) from public;
grant execute on function store_of_bind_code(text) to brandwright_app;

-- What schedules of a store go by; with the caller's rights.
drop view if exists store_zones;
create view store_zones with (security_invoker = true) as
  select id as store_id, time_zone, country_code from stores;
grant select on store_zones to brandwright_app;
