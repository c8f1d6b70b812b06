-- The store whose conversation a carrier speaks of, by the carrier's own id of the conversation. A webhook knows no
-- store before. Runs as the owner of the tables. Replaced at every migration.

create or replace function store_of_conversation(p_sid text)
returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select c.store_id from supplier_conversations c where c.sid = p_sid limit 1;
$$;

revoke execute on function store_of_conversation(text) from public;
grant execute on function store_of_conversation(text) to brandwright_app;

-- Who is mailed when a supplier writes: owners and admins of the store that the transaction runs for. With the rights
-- of the caller, so its policies hold.

create or replace function people_told_of_messages()
returns table (email text)
language sql stable security invoker set search_path = public, pg_temp as $$
  select u.email from users u
  join memberships m on m.user_id = u.id
  where m.store_id = (nullif(current_setting('app.store_id', true), ''))::uuid and m.role in ('owner', 'admin')
  order by u.email;
$$;
