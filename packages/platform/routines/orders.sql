-- The only way in which the public reaches an order: its number and the email or postal code it was placed with.
-- Runs as the owner of the tables. Replaced at every migration.

create or replace function order_for_shopper(p_number integer, p_email text, p_postal_code text)
returns table (store_id uuid, order_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.store_id, o.id from orders o
  where o.order_number = p_number
    and (p_email is null or lower(o.email) = p_email)
    and (p_postal_code is null or regexp_replace(upper(o.shipping_address ->> 'zipCode'), '[^A-Z0-9]', '', 'g')
      = regexp_replace(upper(p_postal_code), '[^A-Z0-9]', '', 'g'))
    and (p_email is not null or p_postal_code is not null)
  order by o.placed_at desc limit 1;
$$;

revoke execute on function order_for_shopper(integer, text, text) from public;
grant execute on function order_for_shopper(integer, text, text) to brandwright_app;
