-- The only way in which the public reaches a shared conversation: the hash of the token in its link.
-- Runs as the owner of the tables. Replaced at every migration.

create or replace function shared_conversation(p_token_hash text)
returns table (store_id uuid, share_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.store_id, s.id from conversation_shares s
  where s.token_hash = p_token_hash and s.revoked_at is null
  limit 1;
$$;

revoke execute on function shared_conversation(text) from public;
grant execute on function shared_conversation(text) to brandwright_app;
