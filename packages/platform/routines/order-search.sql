-- The orders of the store in whose name the transaction runs whose words match every pattern of LIKE; at most four patterns,
-- the rarest (longest) first. Under row-level security LIKE may not use an index, so this runs as the owner of the tables and
-- asks for the store itself. Replaced at every migration.

create or replace function orders_matching(p_first text, p_second text, p_third text, p_fourth text) returns setof uuid
language sql stable security definer rows 200 set search_path = public, pg_temp as $$
  select id from orders
  where store_id = (nullif(current_setting('app.store_id', true), ''))::uuid
    and search_text like p_first
    and (p_second is null or search_text like p_second)
    and (p_third is null or search_text like p_third)
    and (p_fourth is null or search_text like p_fourth);
$$;

revoke execute on function orders_matching(text, text, text, text) from public;
grant execute on function orders_matching(text, text, text, text) to brandwright_app;

-- Parts of words are found by their trigrams; without these extensions the orders of the store are read instead.
do $$ begin
  if exists (select from pg_extension where extname = 'pg_trgm') and exists (select from pg_extension where extname = 'btree_gin') then
    create index if not exists orders_by_words on orders using gin (store_id, search_text gin_trgm_ops);
  end if;
end $$;
