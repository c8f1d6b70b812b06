-- The store whose conversation a carrier speaks of, by the carrier's own id of the conversation. A webhook knows no
-- store before. Runs as the owner of the tables. Replaced at every migration.

create or replace function store_of_conversation(p_sid text)
returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select c.store_id from supplier_conversations c where c.sid = p_sid limit 1;
$$;

revoke execute on function store_of_conversation(text) from public;
grant execute on function store_of_conversation(text) to brandwright_app;

-- Who is told of messages, everybody says for themselves now (notifications.sql).
drop function if exists people_told_of_messages();
