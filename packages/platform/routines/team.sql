-- The people of a store, former members included, and what an invite needs from accounts before its person belongs to the store.
-- The views run with the caller's rights. team_join and team_sessions_end act on the store that the transaction has entered.
-- Replaced at every migration.

drop view if exists team_people;
drop view if exists team_stores;

create view team_people with (security_invoker = true) as
  select m.store_id, m.user_id, u.name, u.email, m.role, m.created_at as joined_at, null::timestamptz as left_at
  from memberships m join users u on u.id = m.user_id
  union all
  select store_id, user_id, name, email, role, joined_at, left_at from former_members;

create view team_stores with (security_invoker = true) as
  select id as store_id, name, plan_type, extra_seats from stores;

grant select on team_people, team_stores to brandwright_app;

-- The store of an invite, by the id in its link. Callers check the token before they answer anything.
create or replace function team_invite_place(p_id uuid) returns table (store_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.store_id from team_invites i where i.id = p_id limit 1;
$$;

-- Callers check the token of an invite to this address first: strangers must not learn who has an account.
create or replace function team_account_known(p_email text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from users where email = p_email);
$$;

-- Adds a person to the store of this transaction, and creates their account if there is none; its address isn't verified.
create or replace function team_join(
  p_user uuid, p_membership uuid, p_email text, p_name text, p_password_hash text, p_role text, p_now timestamptz
) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_store uuid := nullif(current_setting('app.store_id', true), '')::uuid;
  v_user uuid;
begin
  select id into v_user from users where email = p_email;
  if v_user is null then
    v_user := p_user;
    insert into users (id, email, name, created_at) values (v_user, p_email, p_name, p_now);
    insert into credentials (user_id, password_hash) values (v_user, p_password_hash);
  end if;
  insert into memberships (store_id, id, user_id, role, created_at)
    values (v_store, p_membership, v_user, p_role, p_now);
  return v_user;
end $$;

-- Ends a person's logins to the store of this transaction.
create or replace function team_sessions_end(p_user uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update sessions set ended_at = now()
  where user_id = p_user and ended_at is null
    and store_id = nullif(current_setting('app.store_id', true), '')::uuid;
$$;

revoke execute on function
  team_invite_place(uuid), team_account_known(text),
  team_join(uuid, uuid, text, text, text, text, timestamptz), team_sessions_end(uuid)
from public;
grant execute on function
  team_invite_place(uuid), team_account_known(text),
  team_join(uuid, uuid, text, text, text, text, timestamptz), team_sessions_end(uuid)
to brandwright_app;
