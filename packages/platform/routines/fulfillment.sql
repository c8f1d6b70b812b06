-- Which labels have a tracking number: a webhook of the carriers tells the number alone.
-- Runs as the owner of the tables. Replaced at every migration.

create or replace function labels_with_tracking_number(p_number text)
returns table (store_id uuid, id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select l.store_id, l.id from shipping_labels l
   where l.tracking_number = p_number and l.status = 'BOUGHT'
   order by l.created_at desc limit 5;
$$;

revoke execute on function labels_with_tracking_number(text) from public;
grant execute on function labels_with_tracking_number(text) to brandwright_app;
