-- What insight reads: orders and their line items, as every report and figure defines them. The views run with the caller's rights,
-- so row-level security of the underlying tables applies. An order counts if more was paid than refunded. Replaced at every migration.

drop view if exists insight_tallies;
drop view if exists insight_members;
drop view if exists insight_stores;
drop view if exists insight_receivings;
drop view if exists insight_sku_costs;
drop view if exists insight_returned_lines;
drop view if exists insight_pairs;
drop view if exists insight_products;
drop view if exists insight_days;
drop view if exists insight_lines;
drop view if exists insight_orders;
drop view if exists insight_customers;

-- Orders: what each column is, the facts say (insight-facts.sql). customer_name: the customer's current name, not the one on the order.
create view insight_orders with (security_invoker = true) as
  select f.store_id, f.id, f.order_number, f.placed_at, f.day, f.customer_id, coalesce(c.name, f.stranger_name) as customer_name, f.origin,
    f.country_code, f.state, f.subtotal_minor, f.discount_minor, f.discount_code, f.shipping_minor, f.tax_minor, f.total_minor,
    f.captured_minor, f.refunded_minor, f.captured_minor - f.refunded_minor as net_minor, f.counted, f.fulfilled_at, f.earlier, f.nth,
    f.previous_at, f.first_day, f.first_at, f.first_origin, f.age, f.next_at, f.sales_to_date_minor, f.discounted_to_date,
    f.wholesale_to_date
  from insight_order_facts f left join customers c on c.store_id = f.store_id and c.id = f.customer_id;

-- How customers with orders that count stand after the last of those.
create view insight_customers with (security_invoker = true) as
  select f.store_id, f.id as customer_id, c.name as customer_name, f.orders, f.sales_minor, f.discounted, f.wholesale, f.first_at, f.last_at,
    f.last_day, f.country_code, f.state
  from insight_customer_facts f left join customers c on c.store_id = f.store_id and c.id = f.id;

-- Line items of orders, whether they count or not.
create view insight_lines with (security_invoker = true) as
  select store_id, id, order_id, title, variant, sku, units, item_sales_minor, returned_units, day, origin, customer_id, captured_minor,
    counted
  from insight_line_facts;

-- Sums of the orders and line items that count, by day and channel, in several rows for one day: to be added up. customer_type: NEW of
-- orders that none before them count of their customer, RETURNING of the others, empty without a customer.
create view insight_days with (security_invoker = true) as
  select store_id, day, origin, country_code, customer_type, placed, placed_refunded_minor, orders, first_orders, later_orders, subtotal_minor, discount_minor,
    shipping_minor, tax_minor, total_minor, captured_minor, refunded_minor, captured_minor - refunded_minor as net_minor
  from insight_day_sums;
create view insight_products with (security_invoker = true) as
  select store_id, day, origin, title, variant, sku, units, item_sales_minor, returned_units, orders, orders_of_title, orders_of_sku,
    order_share, paid_minor, label_minor
  from insight_product_sums;

-- The pairs of titles in an order, of which title sorts first.
create view insight_pairs with (security_invoker = true) as
  select b.store_id, b.day, b.origin, a.title, o.title as other, cardinality(b.titles) > 30 as is_large
  from insight_baskets b cross join lateral unnest(b.titles) a (title) cross join lateral unnest(b.titles) o (title) where a.title < o.title;

-- How many orders were placed, in several rows, whether they count or not.
create view insight_tallies with (security_invoker = true) as
  select store_id, orders from order_tallies;

-- Line items of received returns.
create view insight_returned_lines with (security_invoker = true) as
  select r.store_id, r.id, r.line_item_id, r.title, r.variant, r.sku, r.quantity as units, r.reason,
    coalesce(r.damaged_quantity, 0) as damaged_units,
    (coalesce(o.received_at, o.updated_at) at time zone 'utc')::date as day, o.order_id
  from return_lines r join return_orders o on o.store_id = r.store_id and o.id = r.return_id
  where o.status = 'RECEIVED';

-- What a unit costs: the moving average landed cost if known, or the unit cost; null if neither is. A merged SKU has the cost of the
-- SKU it was merged into.
create view insight_sku_costs with (security_invoker = true) as
  select s.store_id, lower(s.code) as sku,
    case when k.landed_units > 0 then k.landed_value_minor::numeric / k.landed_units else k.cost_minor end as unit_cost_minor
  from skus s join skus k on k.store_id = s.store_id and k.id = coalesce(s.merged_into_id, s.id);

-- Fully counted receivings: when they were counted, expected units, and units received undamaged (up to the expected number).
create view insight_receivings with (security_invoker = true) as
  select r.store_id, r.id, r.created_at, counted.at as received_at, (counted.at at time zone 'utc')::date as day,
    sum(l.expected_units)::int as expected_units,
    sum(least(l.expected_units, greatest(0, l.received_units - l.damaged_units)))::int as right_units
  from receivings r
  join receiving_lines l on l.store_id = r.store_id and l.receiving_id = r.id
  cross join lateral (
    select coalesce(max(c.created_at), r.updated_at) as at from receiving_receipts c
    where c.store_id = r.store_id and c.receiving_id = r.id
  ) counted
  where r.receiving_status = 'RECEIVED'
  group by r.store_id, r.id, r.created_at, counted.at;

-- What a store is called and what is turned on for it, and who belongs to it with the address of their login: for public links and
-- mail, which nobody is logged in for.
create view insight_stores with (security_invoker = true) as
  select id as store_id, name, flags from stores;
create view insight_members with (security_invoker = true) as
  select m.store_id, m.user_id, u.email from memberships m join users u on u.id = m.user_id;

grant select on insight_orders, insight_customers, insight_lines, insight_days, insight_products, insight_pairs, insight_tallies, insight_returned_lines, insight_sku_costs, insight_labels, insight_receivings,
  insight_stores, insight_members to brandwright_app;
