-- Which stores have a shop connected: its webhook tells the shop alone, and is believed for its signature only.
-- Runs as the owner of the tables. Replaced at every migration.

create or replace function stores_of_shop(p_domain text)
returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select c.store_id from shop_connections c where c.domain = p_domain order by c.store_id limit 20;
$$;

revoke execute on function stores_of_shop(text) from public;
grant execute on function stores_of_shop(text) to brandwright_app;
