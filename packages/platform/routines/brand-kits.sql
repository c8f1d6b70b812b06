-- The only way in which the public reaches a shared brand kit: the id of a link, which nobody guesses.
-- Runs as the owner of the tables. Replaced at every migration.

drop function if exists shared_brand_kit(uuid);

create function shared_brand_kit(p_id uuid)
returns table (store_id uuid, kit_id uuid, is_open boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.store_id, s.kit_id, s.closed_at is null
  from brand_kit_shares s
  join brand_kits k on k.store_id = s.store_id and k.id = s.kit_id
  where s.id = p_id and k.deleted_at is null
  limit 1;
$$;

revoke execute on function shared_brand_kit(uuid) from public;
grant execute on function shared_brand_kit(uuid) to brandwright_app;
