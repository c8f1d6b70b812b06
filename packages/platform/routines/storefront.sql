-- What anyone may know of stores by their handles, and how a short link is followed before a store is known. Each runs as the owner
-- of the tables and does one thing. Replaced at every migration.

create or replace function stores_by_handle(p_handles text[])
returns table (
  store_id uuid, handle text, name text, description text, website text, logo_url text, is_protected boolean
)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.handle, s.name, s.description, s.website, s.logo_url, coalesce(p.is_protected, false)
  from unnest(p_handles) with ordinality as asked(handle, place)
  join stores s on s.handle = asked.handle
  left join storefront_protections p on p.store_id = s.id
  order by asked.place;
$$;

create or replace function short_link_open(p_code text) returns table (url text)
language sql security definer set search_path = public, pg_temp as $$
  update short_links l set opens = opens + 1 where l.code = p_code and l.removed_at is null returning l.url;
$$;

revoke execute on function stores_by_handle(text[]), short_link_open(text) from public;
grant execute on function stores_by_handle(text[]), short_link_open(text) to brandwright_app;
