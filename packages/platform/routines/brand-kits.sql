-- The only way in which the public reaches a shared brand kit: its id, which nobody guesses.
-- Runs as the owner of the tables. Replaced at every migration.

create or replace function shared_brand_kit(p_id uuid)
returns table (store_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.store_id from brand_kits k
  where k.id = p_id and k.deleted_at is null
  limit 1;
$$;

revoke execute on function shared_brand_kit(uuid) from public;
grant execute on function shared_brand_kit(uuid) to brandwright_app;
