-- What insight keeps, worked out from the raw rows at each read: with this schema first in the search path, the views of insight.sql that are
-- made in it read this, and so do the reports.

drop schema if exists plain cascade;
create schema plain;
set search_path = plain, public;

-- Nor is a report kept that was made before.
create table kept_reports (like public.kept_reports including all);
create table kept_report_rows (like public.kept_report_rows including all);
grant select, insert, update, delete on kept_reports, kept_report_rows to brandwright_app;

create view insight_order_facts as select * from insight_order_facts_due;

create view insight_line_facts as
  select l.*,
    case when not counted then 0
      when sum(item_sales_minor) over alike > 0 then item_sales_minor / sum(item_sales_minor) over alike
      else units / (sum(units) over alike)::numeric end as order_share,
    case when counted then coalesce(b.labels * units / sum(units) over alike, 0) else 0 end as label_minor
  from (
  select l.store_id, l.id, l.order_id, l.title, l.variant, l.sku,
    l.quantity - l.canceled_quantity as units,
    greatest(0, least(
      round(worth.net::numeric * (l.quantity - l.canceled_quantity) / greatest(l.quantity, 1)),
      worth.net - case when worth.net + l.tax_minor > 0
        then round(l.refunded_minor::numeric * worth.net / (worth.net + l.tax_minor)) else 0 end
    ))::bigint as item_sales_minor,
    coalesce(back.units, 0)::int as returned_units,
    (o.placed_at at time zone 'utc')::date as day, o.origin, o.customer_id, o.captured_minor,
    o.captured_minor > o.refunded_minor and l.quantity > l.canceled_quantity as counted
  from order_line_items l join orders o on o.store_id = l.store_id and o.id = l.order_id
  cross join lateral (select l.quantity::bigint * l.unit_price_minor - l.discount_minor as net) worth
  left join (
    select r.store_id, r.line_item_id, sum(r.quantity) as units
    from return_lines r join return_orders o on o.store_id = r.store_id and o.id = r.return_id and o.status = 'RECEIVED'
    group by r.store_id, r.line_item_id
  ) back on back.store_id = l.store_id and back.line_item_id = l.id) l
  left join (
    select store_id, order_id, sum(cost_minor)::numeric as labels from public.insight_labels group by store_id, order_id
  ) b using (store_id, order_id)
  window alike as (partition by l.store_id, l.order_id, l.counted);

create view insight_day_sums as
  select store_id, day, origin, country_code, customer_type, count(*) as placed, sum(refunded_minor) as placed_refunded_minor, count(*) filter (where counted) as orders,
    count(*) filter (where nth = 1) as first_orders, count(*) filter (where nth > 1) as later_orders,
    sum(subtotal_minor) filter (where counted) as subtotal_minor, sum(discount_minor) filter (where counted) as discount_minor,
    sum(shipping_minor) filter (where counted) as shipping_minor, sum(tax_minor) filter (where counted) as tax_minor,
    sum(total_minor) filter (where counted) as total_minor, sum(captured_minor) filter (where counted) as captured_minor,
    sum(refunded_minor) filter (where counted) as refunded_minor
  from (select *, case when earlier is null then '' when earlier = 0 then 'NEW' else 'RETURNING' end as customer_type
    from insight_order_facts) f
  group by store_id, day, origin, country_code, customer_type;

create view insight_product_sums as
  select store_id, day, origin, title, variant, sku, sum(units) as units, sum(item_sales_minor) as item_sales_minor,
    sum(returned_units) as returned_units, sum((of_order = 1)::int) as orders, sum((of_title = 1)::int) as orders_of_title, sum((of_sku = 1)::int) as orders_of_sku,
    sum(order_share) as order_share, sum(order_share * captured_minor) as paid_minor, sum(label_minor) as label_minor
  from (
    select *, row_number() over (partition by order_id order by id) as of_order,
      row_number() over (partition by order_id, title order by id) as of_title,
      row_number() over (partition by order_id, coalesce(nullif(sku, ''), title || coalesce(' (' || variant || ')', '')) order by id) as of_sku
    from insight_line_facts where counted) l
  group by store_id, day, origin, title, variant, sku;

create view insight_baskets as
  select f.store_id, f.id, f.day, f.origin, held.titles, held.units, f.captured_minor - f.refunded_minor as net_minor, f.next_id,
    floor(extract(epoch from f.next_at - f.placed_at) / 86400)::int as next_days, f.customer_id
  from insight_order_facts f
  join (select store_id, order_id, array_agg(distinct title order by title) as titles, sum(units)::int as units
    from insight_line_facts where counted group by 1, 2) held
    on held.store_id = f.store_id and held.order_id = f.id
  where f.counted;

create view insight_pair_sums as
  select b.store_id, insight_month_of(b.day) as day, b.origin, pair.title, pair.other, count(*) as orders
  from insight_baskets b cross join lateral insight_pairs_of(b.titles) pair group by 1, 2, 3, 4, 5;
