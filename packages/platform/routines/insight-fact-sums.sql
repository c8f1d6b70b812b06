-- Keeps sums of the facts of insight-facts.sql that reports would read each order for: of baskets by size, of regular customers by how
-- they stand, of cohorts, of what is bought next, of what is shipped, of labels and of what orders are counted by. Triggers of the facts add their differences as rows of
-- their own, so that nothing waits for them; now and then those of a day or month are gathered. Runs as the owner of the tables. Replaced
-- at every migration.

drop view if exists insight_basket_sums_due;
drop view if exists insight_rhythm_sums_due;
drop view if exists insight_cohort_sums_due;
drop view if exists insight_cohort_goods_due;
drop view if exists insight_follow_sums_due;
drop view if exists insight_buyer_sums_due;
drop view if exists insight_shipped_sums_due;
drop view if exists insight_label_sums_due;
drop view if exists insight_spread_sums_due;
drop view if exists insight_customer_facts_due;

-- When a regular customer, as of an order, comes to be on time, late, at risk or lost, and when the next order ends that. Whole days since the
-- order are compared with the customer's average days between orders exactly as reports/churn.ts does.
create or replace function insight_rhythm_of(orders integer, first_at timestamptz, last_at timestamptz, last_day date, next_day date)
returns table (day date, on_time integer, late integer, at_risk integer, lost integer)
language sql immutable parallel safe as $$
  with spans as (
    select greatest(date_part('epoch', last_at - first_at), 86400 * (orders - 1)) as length
  ), turns as (
    -- The first whole day on which the ratio is so much: near the quotient, which may be rounded.
    select step.ratio, last_day + (
      select min(since)::integer from spans,
        generate_series(greatest(0, floor(step.ratio * length / 86400 / (orders - 1))::integer - 1),
          ceil(step.ratio * length / 86400 / (orders - 1))::integer + 1) since
      where since::float8 * 86400 * (orders - 1) / length >= step.ratio
    ) as day
    from (values (1), (2), (4)) step (ratio)
  ), stays as (
    select last_day as start, (select day from turns where ratio = 1) as until, 0 as standing
    union all select (select day from turns where ratio = 1), (select day from turns where ratio = 2), 1
    union all select (select day from turns where ratio = 2), (select day from turns where ratio = 4), 2
    union all select (select day from turns where ratio = 4), null, 3
  )
  select at.day, (standing = 0)::integer * times, (standing = 1)::integer * times, (standing = 2)::integer * times, (standing = 3)::integer * times
  from stays cross join lateral (values (start, 1), (least(until, next_day), -1)) at (day, times)
  where at.day is not null and (next_day is null or start < next_day);
$$;

-- The months of a cohort and of what it ordered are named by their first day.
create or replace function insight_month_of(day date) returns date
language sql immutable parallel safe as $$ select date_trunc('month', day::timestamp)::date $$;

-- The pairs of what was bought together, each once. Of very large orders there are none: see insight_pairs.
create or replace function insight_pairs_of(titles text[]) returns table (title text, other text)
language sql immutable parallel safe as $$
  select a, b from unnest(titles) a, unnest(titles) b where cardinality(titles) <= 30 and a < b;
$$;

-- Tenths of hours from placed to shipped, rounded as the report says it.
create or replace function insight_tenths_to_ship(placed_at timestamptz, fulfilled_at timestamptz) returns integer
language sql immutable parallel safe as $$
  select (round((extract(epoch from fulfilled_at - placed_at) / 3600)::float8::numeric, 1) * 10)::integer
$$;

-- The ages in days, of customers since their first order, that reports/customer-daily-ltv.ts and reports/analytics-ltv.ts tell.
create or replace function insight_ages() returns integer[]
language sql immutable parallel safe as $$
  select '{0,1,3,7,14,21,29,30,45,59,60,89,90,119,120,149,179,180,209,239,269,270,299,329,359,365,389,419,449,479,509,539,569,599,629,659,689,719,749}'::integer[]
$$;

-- What an order's items come to at the thresholds of reports/free-shipping-threshold.ts, and just below them.
create or replace function insight_item_steps() returns integer[]
language sql immutable parallel safe as $$
  select '{2000,2500,2800,3500,4000,5000,6000,7500,8000,10000,12000,12500,15000,16000,20000}'::integer[]
$$;

-- What an order that counts is counted by. VALUE: the whole dollars of its net payment, with the cents beyond them; part: which order of the
-- customer it is, 11 of later ones and 0 without a customer. PLACE: part is its country and state. HOUR: whole hours since the week began. GAP:
-- whole days since the customer's previous order. ITEMS: how many of the steps of reports/free-shipping-threshold.ts its items reach; amount:
-- what those are worth; other: what was paid for shipping. AGE: the first age of reports/value-by-age.ts that includes the order, by the day of
-- the customer's first one; other: whether it is that one. The day is else the first of the order's month.
create or replace function insight_spreads_of(order_day date, placed_at timestamptz, nth integer, previous_at timestamptz, first_day date, age integer,
  country_code text, state text, net_minor integer, items_minor integer, shipping_minor integer)
returns table (day date, spread text, part text, number integer, amount bigint, other bigint, cents integer)
language sql immutable parallel safe as $$
  select * from (values
    (insight_month_of(order_day), 'VALUE', least(coalesce(nth, 0), 11)::text, net_minor / 100, net_minor::bigint, 0::bigint, net_minor % 100),
    (insight_month_of(order_day), 'PLACE', country_code || coalesce('/' || state, ''), 0, net_minor, 0, null),
    (insight_month_of(order_day), 'HOUR', '', (extract(isodow from placed_at at time zone 'utc') - 1)::integer * 24
      + extract(hour from placed_at at time zone 'utc')::integer, 0, 0, null),
    (insight_month_of(order_day), 'GAP', '', floor(date_part('epoch', placed_at - previous_at) / 86400)::integer, 0, 0, null),
    (insight_month_of(order_day), 'ITEMS', '', width_bucket(items_minor, insight_item_steps()), items_minor, shipping_minor, null),
    (first_day, 'AGE', '', (insight_ages())[1 + width_bucket(age - 1, insight_ages())], net_minor, (nth = 1)::integer, null)
  ) one (day, spread, part, number, amount, other, cents) where one.day is not null and one.number is not null
$$;

-- Gathers rows of a table of sums that are many for a day or month: `keys` and `sums` are its columns, `numbers` those that hold numbers and how
-- many there are of each.
create or replace function insight_gather(p_table text, p_time text, p_keys text[], p_sums text[], p_store_id uuid, p_days date[],
  p_numbers text[] default '{}') returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  keys constant text := (select string_agg(key, ', ') from unnest(p_time || p_keys) key);
  sums constant text := (select string_agg(one, ', ') from unnest(p_sums) one);
  added constant text := (select string_agg(format('sum(%I)', one), ', ') from unnest(p_sums) one);
  nothing constant text := (select string_agg('0', ', ') from unnest(p_sums));
begin
  execute format($query$
    with crowded as (
      select %2$I as at from %1$I where store_id = $1 and %2$I = any($2)
      group by 1 having count(*) > 40 + 2 * count(distinct (%3$s))
    ), free as (
      select id from %1$I where store_id = $1 and %2$I in (select at from crowded) for update skip locked
    ), gathered as (
      delete from %1$I where store_id = $1 and id in (select id from free) returning *
    )
    insert into %1$I (store_id, id, %3$s, %4$s%7$s) select $1, gen_random_uuid(), %8$s
  $query$, p_table, p_time, keys, sums, added, nothing, (select string_agg(', ' || one, '') from unnest(p_numbers) one),
    case when p_numbers = '{}' then format('%1$s, %2$s from gathered group by %1$s having (%2$s) <> (%3$s)', keys, added, nothing)
    else format($spread$
      %1$s, %2$s, coalesce(array_agg(a_number order by a_number) filter (where a_number is not null), '{}'),
        coalesce(array_agg(times order by a_number) filter (where a_number is not null), '{}')
      from (
        select %1$s, %3$s, null::integer as a_number, null::bigint as times from gathered
        union all
        select %1$s, %4$s, a_number, sum(times) from gathered cross join lateral unnest(%5$s) one (a_number, times)
        group by %1$s, a_number having sum(times) <> 0
      ) parts group by %1$s having (%2$s) <> (%4$s) or count(a_number) > 0
    $spread$, keys, added, sums, nothing, array_to_string(p_numbers, ', ')) end)
  using p_store_id, p_days;
end $$;

-- What the facts of orders add: rhythms, cohorts, what is shipped. One function for each event is made of the same text, as the database then
-- plans what it runs only once: moved are the rows of the facts, each with how often it is taken.
do $make$
declare
  made record;
begin
  for made in
    select * from (values
      ('insert', 'select n.*, 1 as times from new_facts n', 'new_facts', ''),
      ('delete', 'select o.*, -1 as times from old_facts o', 'old_facts', $more$
  insert into insight_cohort_goods (store_id, id, cohort, sku, units)
  select l.store_id, gen_random_uuid(), insight_month_of(o.first_day), l.sku, -sum(l.units - l.returned_units)
  from old_facts o join insight_line_facts l on l.store_id = o.store_id and l.order_id = o.id and l.counted
  where o.first_day is not null group by l.store_id, insight_month_of(o.first_day), l.sku having sum(l.units - l.returned_units) <> 0;
  insert into insight_label_sums (store_id, id, day, cost_minor)
  select l.store_id, gen_random_uuid(), l.day, -sum(l.cost_minor)
  from old_facts o join insight_labels l on l.store_id = o.store_id and l.order_id = o.id group by l.store_id, l.day having sum(l.cost_minor) <> 0;
$more$),
      ('update', $moved$
        select side.* from new_facts n join old_facts o on o.store_id = n.store_id and o.id = n.id
        cross join lateral (select n.*, 1 as times union all select o.*, -1) side
        where (n.day, n.origin, n.nth, n.first_at, n.placed_at, n.next_at, n.previous_at, n.captured_minor, n.refunded_minor, n.discount_minor,
            n.tax_minor, n.fulfilled_at, n.country_code, n.state, n.subtotal_minor, n.shipping_minor)
          is distinct from (o.day, o.origin, o.nth, o.first_at, o.placed_at, o.next_at, o.previous_at, o.captured_minor, o.refunded_minor,
            o.discount_minor, o.tax_minor, o.fulfilled_at, o.country_code, o.state, o.subtotal_minor, o.shipping_minor)$moved$, 'new_facts', $more$
  -- What a customer has bought goes with the customer to another cohort.
  insert into insight_cohort_goods (store_id, id, cohort, sku, units)
  select store_id, gen_random_uuid(), cohort, sku, sum(units) from (
    select l.store_id, l.sku, side.cohort, side.times * (l.units - l.returned_units) as units
    from new_facts n join old_facts o on o.store_id = n.store_id and o.id = n.id
    join insight_line_facts l on l.store_id = n.store_id and l.order_id = n.id and l.counted
    cross join lateral (values (insight_month_of(n.first_day), 1), (insight_month_of(o.first_day), -1)) side (cohort, times)
    where insight_month_of(n.first_day) is distinct from insight_month_of(o.first_day) and side.cohort is not null
  ) moved group by store_id, cohort, sku having sum(units) <> 0;
$more$)
    ) one (event, moved, changed, more)
  loop
    execute format($function$
create or replace function insight_order_sums_changed_by_%1$s() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  if current_setting('insight.filling', true) = 'on' then return null; end if;
  -- An insert that updates what is there fires both triggers, mostly with nothing for one of them.
  if not exists (select from %3$s) then return null; end if;
  for one in
    with moved as materialized (%2$s),
    rhythms as (
      insert into insight_rhythm_sums (store_id, id, day, on_time, late, at_risk, lost)
      select store_id, gen_random_uuid(), day, on_time, late, at_risk, lost from (
        select m.store_id, r.day, sum(m.times * r.on_time) as on_time, sum(m.times * r.late) as late, sum(m.times * r.at_risk) as at_risk,
          sum(m.times * r.lost) as lost
        from moved m cross join lateral insight_rhythm_of(m.nth, m.first_at, m.placed_at, m.day, (m.next_at at time zone 'utc')::date) r
        where m.nth >= 3 group by m.store_id, r.day
      ) summed where (on_time, late, at_risk, lost) <> (0, 0, 0, 0)
      returning store_id, day
    ), cohorts as (
      insert into insight_cohort_sums (store_id, id, cohort, month, orders, first_orders, customers, net_minor, discount_minor, refunded_minor, tax_minor)
      select store_id, gen_random_uuid(), cohort, month, orders, firsts, comers, net, discount, refunded, tax from (
        select store_id, insight_month_of(first_day) as cohort, insight_month_of(day) as month, sum(times) as orders,
          coalesce(sum(times) filter (where nth = 1), 0) as firsts,
          coalesce(sum(times) filter (where previous_at is null or (previous_at at time zone 'utc')::date < insight_month_of(day)), 0) as comers,
          sum(times * (captured_minor - refunded_minor)::bigint) as net, sum(times * discount_minor::bigint) as discount,
          sum(times * refunded_minor::bigint) as refunded, sum(times * tax_minor::bigint) as tax
        from moved where nth is not null group by 1, 2, 3
      ) summed where (orders, firsts, comers, net, discount, refunded, tax) <> (0, 0, 0, 0, 0, 0, 0)
      returning store_id, cohort
    ), shipped as (
      insert into insight_shipped_sums (store_id, id, month, origin, orders, punctual, tenths, counts)
      select store_id, gen_random_uuid(), month, origin, sum(times), sum(punctual), array_agg(tenth order by tenth), array_agg(times order by tenth) from (
        select store_id, insight_month_of((fulfilled_at at time zone 'utc')::date) as month, origin,
          insight_tenths_to_ship(placed_at, fulfilled_at) as tenth, sum(times) as times,
          coalesce(sum(times) filter (where fulfilled_at <= placed_at + interval '7 days'), 0) as punctual
        from moved where fulfilled_at is not null group by 1, 2, 3, 4 having (sum(times), coalesce(sum(times) filter (where fulfilled_at <= placed_at + interval '7 days'), 0)) <> (0, 0)
      ) summed group by store_id, month, origin
      returning store_id, month
    ), spreads as (
      insert into insight_spread_sums (store_id, id, day, spread, part, number, orders, amount, other, cents, counts)
      select store_id, gen_random_uuid(), day, spread, part, number, orders, amount, other,
        case when cents is null then '{}' else array[cents] end, case when cents is null then '{}' else array[orders] end
      from (
        select m.store_id, s.day, s.spread, s.part, s.number, s.cents, sum(m.times) as orders, sum(m.times * s.amount) as amount, sum(m.times * s.other) as other
        from moved m cross join lateral insight_spreads_of(m.day, m.placed_at, m.nth, m.previous_at, m.first_day, m.age, m.country_code, m.state,
          m.captured_minor - m.refunded_minor, m.subtotal_minor - m.discount_minor, m.shipping_minor) s
        where m.counted group by 1, 2, 3, 4, 5, 6
      ) summed where (orders, amount, other) <> (0, 0, 0)
      returning store_id, day
    )
    select store_id, array_agg(distinct rhythm) filter (where rhythm is not null) as rhythms,
      array_agg(distinct cohort) filter (where cohort is not null) as cohorts, array_agg(distinct shipped) filter (where shipped is not null) as shipped,
      array_agg(distinct spread) filter (where spread is not null) as spreads
    from (
      select store_id, day as rhythm, null::date as cohort, null::date as shipped, null::date as spread from rhythms
      union all select store_id, null, cohort, null, null from cohorts
      union all select store_id, null, null, month, null from shipped
      union all select store_id, null, null, null, day from spreads
    ) added group by store_id
  loop
    -- To look whether rows are many costs more than to add some, so it is done now and then.
    if random() < 0.1 then
      perform insight_gather('insight_rhythm_sums', 'day', '{}', '{on_time,late,at_risk,lost}', one.store_id, one.rhythms);
      perform insight_gather('insight_cohort_sums', 'cohort', '{month}',
        '{orders,first_orders,customers,net_minor,discount_minor,refunded_minor,tax_minor}', one.store_id, one.cohorts);
      perform insight_gather('insight_shipped_sums', 'month', '{origin}', '{orders,punctual}', one.store_id, one.shipped, '{tenths,counts}');
    end if;
    -- Of these there are thousands for a month.
    if random() < 0.01 then
      perform insight_gather('insight_spread_sums', 'day', '{spread,part,number}', '{orders,amount,other}', one.store_id, one.spreads, '{cents,counts}');
    end if;
  end loop;
%4$s  return null;
end $$;
revoke execute on function insight_order_sums_changed_by_%1$s() from public;
$function$, made.event, made.moved, made.changed, made.more);
  end loop;
end $make$;

do $make$
declare
  made record;
begin
  for made in
    select * from (values
      ('insert', 'select n.*, 1 as times from new_facts n', 'new_facts'),
      ('delete', 'select o.*, -1 as times from old_facts o', 'old_facts'),
      ('update', $moved$select n.*, 1 as times from new_facts n union all select o.*, -1 from old_facts o$moved$, 'new_facts')
    ) one (event, moved, changed)
  loop
    execute format($function$
create or replace function insight_line_sums_changed_by_%1$s() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  if current_setting('insight.filling', true) = 'on' then return null; end if;
  -- An insert that updates what is there fires both triggers, mostly with nothing for one of them.
  if not exists (select from %3$s) then return null; end if;
  for one in
    with added as (
      insert into insight_cohort_goods (store_id, id, cohort, sku, units)
      select m.store_id, gen_random_uuid(), insight_month_of(f.first_day), m.sku, sum(m.units)
      from (select store_id, order_id, sku, sum(times * (units - returned_units)) as units from (%2$s) one
        where counted group by 1, 2, 3 having sum(times * (units - returned_units)) <> 0) m
      join insight_order_facts f on f.store_id = m.store_id and f.id = m.order_id and f.first_day is not null
      group by m.store_id, insight_month_of(f.first_day), m.sku having sum(m.units) <> 0
      returning store_id, cohort
    )
    select store_id, array_agg(distinct cohort) as cohorts from added group by store_id
  loop
    if random() < 0.1 then
      perform insight_gather('insight_cohort_goods', 'cohort', '{sku}', '{units}', one.store_id, one.cohorts);
    end if;
  end loop;
  return null;
end $$;
revoke execute on function insight_line_sums_changed_by_%1$s() from public;
$function$, made.event, made.moved, made.changed);
  end loop;
end $make$;

-- What baskets add: their sizes, and of each and the one after it what was bought next.
do $make$
declare
  made record;
begin
  for made in
    select * from (values
      ('insert', 'select n.*, 1 as times from new_baskets n', 'new_baskets'),
      ('delete', 'select o.*, -1 as times from old_baskets o', 'old_baskets'),
      ('update', $moved$select n.*, 1 as times from new_baskets n union all select o.*, -1 from old_baskets o$moved$, 'new_baskets')
    ) one (event, moved, changed)
  loop
    execute format($function$
create or replace function insight_basket_sums_changed_by_%1$s() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  if current_setting('insight.filling', true) = 'on' then return null; end if;
  -- An insert that updates what is there fires both triggers, mostly with nothing for one of them.
  if not exists (select from %3$s) then return null; end if;
  for one in
    with moved as materialized (%2$s),
    sizes as (
      insert into insight_basket_sums (store_id, id, day, origin, units, orders, held, net_minor)
      select store_id, gen_random_uuid(), day, origin, size, orders, held, net from (
        select store_id, day, origin, least(units, 10) as size, sum(times) as orders, sum(times * units) as held, sum(times * net_minor::bigint) as net
        from moved group by 1, 2, 3, 4
      ) summed where (orders, held, net) <> (0, 0, 0)
      returning store_id, day
    ),
    -- Each with the one after it, as it is now and as it was. No statement both adds and changes baskets.
    pairs as (
      select m.store_id, m.day, m.titles, m.next_days, m.times, n.titles as next_titles
      from moved m left join moved o on o.store_id = m.store_id and o.id = m.next_id and o.times = m.times
      left join insight_baskets b on b.store_id = m.store_id and b.id = m.next_id and o.id is null
        and not exists (select from moved other where other.store_id = b.store_id and other.id = b.id)
      cross join lateral (select coalesce(o.titles, b.titles) as titles) n
      where m.next_id is not null
      union all
      select p.store_id, p.day, p.titles, p.next_days, m.times, m.titles
      from moved m join insight_baskets p on p.store_id = m.store_id and p.next_id = m.id
      where not exists (select from moved other where other.store_id = p.store_id and other.id = p.id)
    ),
    follows as (
      insert into insight_follow_sums (store_id, id, month, title, other, orders, days, counts)
      select store_id, gen_random_uuid(), month, title, other, sum(times), array[days], array[sum(times)] from (
        select p.store_id, insight_month_of(p.day) as month, a.title, b.title as other, p.next_days as days, p.times
        from pairs p cross join lateral unnest(p.titles) a (title) cross join lateral unnest(p.next_titles) b (title)
        where cardinality(p.titles) <= 30 and cardinality(p.next_titles) <= 30
      ) told group by store_id, month, title, other, days having sum(times) <> 0
      union all
      select store_id, gen_random_uuid(), month, title, null, sum(times), '{}', '{}' from (
        select m.store_id, insight_month_of(m.day) as month, a.title, m.times
        from moved m cross join lateral unnest(m.titles) a (title) where m.next_id is not null and cardinality(m.titles) <= 30
      ) told group by store_id, month, title having sum(times) <> 0
      returning store_id, month
    )
    select store_id, array_agg(distinct day) filter (where day is not null) as days, array_agg(distinct month) filter (where month is not null) as months
    from (select store_id, day, null::date as month from sizes union all select store_id, null, month from follows) added group by store_id
  loop
    if random() < 0.1 then
      perform insight_gather('insight_basket_sums', 'day', '{origin,units}', '{orders,held,net_minor}', one.store_id, one.days);
    end if;
    -- Of these there are thousands for a month.
    if random() < 0.01 then
      perform insight_gather('insight_follow_sums', 'month', '{title,other}', '{orders}', one.store_id, one.months, '{days,counts}');
    end if;
  end loop;
  return null;
end $$;
revoke execute on function insight_basket_sums_changed_by_%1$s() from public;
$function$, made.event, made.moved, made.changed);
  end loop;
end $make$;

-- What labels of orders add.
do $make$
declare
  made record;
begin
  for made in
    select * from (values
      ('insert', 'select n.*, 1 as times from new_labels n', 'new_labels'),
      ('delete', 'select o.*, -1 as times from old_labels o', 'old_labels'),
      ('update', $moved$select n.*, 1 as times from new_labels n union all select o.*, -1 from old_labels o$moved$, 'new_labels')
    ) one (event, moved, changed)
  loop
    execute format($function$
create or replace function insight_label_sums_changed_by_%1$s() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  -- An insert that updates what is there fires both triggers, mostly with nothing for one of them.
  if not exists (select from %3$s) then return null; end if;
  for one in
    with added as (
      insert into insight_label_sums (store_id, id, day, cost_minor)
      select l.store_id, gen_random_uuid(), (coalesce(l.bought_at, l.created_at) at time zone 'utc')::date, sum(l.times * (l.amount_minor - l.refunded_minor))
      from (%2$s) l join insight_order_facts f on f.store_id = l.store_id and f.id = l.order_id
      where l.status in ('BOUGHT', 'VOID_REQUESTED', 'VOIDED') group by 1, 3 having sum(l.times * (l.amount_minor - l.refunded_minor)) <> 0
      returning store_id, day
    )
    select store_id, array_agg(distinct day) as days from added group by store_id
  loop
    if random() < 0.1 then
      perform insight_gather('insight_label_sums', 'day', '{}', '{cost_minor}', one.store_id, one.days);
    end if;
  end loop;
  return null;
end $$;
revoke execute on function insight_label_sums_changed_by_%1$s() from public;
$function$, made.event, made.moved, made.changed);
  end loop;
end $make$;

-- What the sums are, each once.
create view insight_basket_sums_due with (security_invoker = true) as
  select store_id, day, origin, least(units, 10) as units, count(*) as orders, sum(units) as held, sum(net_minor) as net_minor
  from insight_baskets group by 1, 2, 3, 4;

create view insight_rhythm_sums_due with (security_invoker = true) as
  select f.store_id, r.day, sum(r.on_time) as on_time, sum(r.late) as late, sum(r.at_risk) as at_risk, sum(r.lost) as lost
  from insight_order_facts f
  cross join lateral insight_rhythm_of(f.nth, f.first_at, f.placed_at, f.day, (f.next_at at time zone 'utc')::date) r
  where f.nth >= 3 group by 1, 2 having (sum(r.on_time), sum(r.late), sum(r.at_risk), sum(r.lost)) <> (0, 0, 0, 0);

create view insight_cohort_sums_due with (security_invoker = true) as
  select store_id, insight_month_of(first_day) as cohort, insight_month_of(day) as month, count(*) as orders,
    count(*) filter (where nth = 1) as first_orders,
    count(*) filter (where previous_at is null or (previous_at at time zone 'utc')::date < insight_month_of(day)) as customers,
    sum(captured_minor - refunded_minor) as net_minor, sum(discount_minor) as discount_minor, sum(refunded_minor) as refunded_minor,
    sum(tax_minor) as tax_minor
  from insight_order_facts where nth is not null group by 1, 2, 3;

create view insight_cohort_goods_due with (security_invoker = true) as
  select l.store_id, insight_month_of(f.first_day) as cohort, l.sku, sum(l.units - l.returned_units) as units
  from insight_line_facts l join insight_order_facts f on f.store_id = l.store_id and f.id = l.order_id
  where l.counted and f.first_day is not null group by 1, 2, 3 having sum(l.units - l.returned_units) <> 0;

create view insight_follow_sums_due with (security_invoker = true) as
  select store_id, month, title, other, sum(times) as orders, array_agg(days order by days) as days, array_agg(times order by days) as counts
  from (
    select b.store_id, insight_month_of(b.day) as month, one.title, two.title as other, b.next_days as days, count(*) as times
    from insight_baskets b join insight_baskets n on n.store_id = b.store_id and n.id = b.next_id
    cross join lateral unnest(b.titles) one (title) cross join lateral unnest(n.titles) two (title)
    where cardinality(b.titles) <= 30 and cardinality(n.titles) <= 30 group by 1, 2, 3, 4, 5
  ) told group by store_id, month, title, other
  union all
  select b.store_id, insight_month_of(b.day), one.title, null, count(*), '{}', '{}'
  from insight_baskets b cross join lateral unnest(b.titles) one (title)
  where b.next_id is not null and cardinality(b.titles) <= 30 group by 1, 2, 3;

create view insight_buyer_sums_due with (security_invoker = true) as
  select store_id, day, title, sum(times) as orders, coalesce(array_agg(days order by days) filter (where days is not null), '{}') as days,
    coalesce(array_agg(times order by days) filter (where days is not null), '{}') as counts
  from (
    select store_id, day, title, days, count(*) as times from (
      select b.store_id, b.day, t.title, b.day - lag(b.day) over (partition by b.store_id, b.customer_id, t.title order by b.day) as days
      from insight_baskets b cross join lateral unnest(b.titles) t (title) where b.customer_id is not null
    ) bought group by 1, 2, 3, 4
  ) told group by store_id, day, title;

create view insight_shipped_sums_due with (security_invoker = true) as
  select store_id, month, origin, sum(times) as orders, sum(punctual) as punctual, array_agg(tenth order by tenth) as tenths,
    array_agg(times order by tenth) as counts
  from (
    select store_id, insight_month_of((fulfilled_at at time zone 'utc')::date) as month, origin,
      insight_tenths_to_ship(placed_at, fulfilled_at) as tenth, count(*) as times,
      count(*) filter (where fulfilled_at <= placed_at + interval '7 days') as punctual
    from insight_order_facts where fulfilled_at is not null group by 1, 2, 3, 4
  ) told group by store_id, month, origin;

create view insight_label_sums_due with (security_invoker = true) as
  select l.store_id, (coalesce(l.bought_at, l.created_at) at time zone 'utc')::date as day, sum(l.amount_minor - l.refunded_minor) as cost_minor
  from shipping_labels l join insight_order_facts f on f.store_id = l.store_id and f.id = l.order_id
  where l.status in ('BOUGHT', 'VOID_REQUESTED', 'VOIDED') group by 1, 2 having sum(l.amount_minor - l.refunded_minor) <> 0;

-- Each spread by itself, as insight_spreads_of has them: of very many orders that takes a fraction of the time.
create view insight_spread_sums_due with (security_invoker = true) as
  select store_id, day, 'VALUE' as spread, part, number, sum(times) as orders, sum(amount) as amount, 0 as other,
    array_agg(cents order by cents) as cents, array_agg(times order by cents) as counts
  from (
    select store_id, insight_month_of(day) as day, least(coalesce(nth, 0), 11)::text as part, (captured_minor - refunded_minor) / 100 as number,
      (captured_minor - refunded_minor) % 100 as cents, count(*) as times, sum(captured_minor - refunded_minor) as amount
    from insight_order_facts where counted group by 1, 2, 3, 4, 5
  ) told group by store_id, day, part, number
  union all
  select store_id, insight_month_of(day), 'PLACE', country_code || coalesce('/' || state, ''), 0, count(*), sum(captured_minor - refunded_minor), 0, '{}', '{}'
  from insight_order_facts where counted group by 1, 2, 4
  union all
  select store_id, insight_month_of(day), 'HOUR', '', (extract(isodow from placed_at at time zone 'utc') - 1)::integer * 24
    + extract(hour from placed_at at time zone 'utc')::integer, count(*), 0, 0, '{}', '{}'
  from insight_order_facts where counted group by 1, 2, 5
  union all
  select store_id, insight_month_of(day), 'GAP', '', floor(date_part('epoch', placed_at - previous_at) / 86400)::integer, count(*), 0, 0, '{}', '{}'
  from insight_order_facts where counted and previous_at is not null group by 1, 2, 5
  union all
  select store_id, insight_month_of(day), 'ITEMS', '', width_bucket(subtotal_minor - discount_minor, insight_item_steps()), count(*),
    sum(subtotal_minor - discount_minor), sum(shipping_minor), '{}', '{}'
  from insight_order_facts where counted group by 1, 2, 5
  union all
  select store_id, first_day, 'AGE', '', (insight_ages())[1 + width_bucket(age - 1, insight_ages())], count(*), sum(captured_minor - refunded_minor),
    count(*) filter (where nth = 1), '{}', '{}'
  from insight_order_facts where counted and age <= 749 group by 1, 2, 5;

-- The last order that counts of a customer says all of them: it isn't in a sum.
create view insight_customer_facts_due with (security_invoker = true) as
  select store_id, customer_id as id, nth as orders, sales_to_date_minor as sales_minor, discounted_to_date as discounted,
    wholesale_to_date as wholesale, first_at, placed_at as last_at, day as last_day, country_code, state
  from insight_order_facts where nth is not null and next_at is null;

grant select on insight_basket_sums_due, insight_rhythm_sums_due, insight_cohort_sums_due, insight_cohort_goods_due, insight_follow_sums_due,
  insight_buyer_sums_due, insight_shipped_sums_due, insight_label_sums_due, insight_spread_sums_due, insight_customer_facts_due to brandwright_app;

-- Those of spreads and pairs, and how customers stand.
create or replace procedure insight_fill_spreads() language sql set search_path = public, pg_temp as $$
  truncate insight_spread_sums, insight_customer_facts, insight_pair_sums;
  insert into insight_spread_sums (store_id, id, day, spread, part, number, orders, amount, other, cents, counts)
    select store_id, gen_random_uuid(), day, spread, part, number, orders, amount, other, cents, counts from insight_spread_sums_due order by store_id, day, spread;
  insert into insight_customer_facts (store_id, id, orders, sales_minor, discounted, wholesale, first_at, last_at, last_day, country_code, state)
    select * from insight_customer_facts_due order by store_id, last_day;
  insert into insight_pair_sums (store_id, id, day, origin, title, other, orders)
    select b.store_id, gen_random_uuid(), insight_month_of(b.day), b.origin, pair.title, pair.other, count(*)
    from insight_baskets b cross join lateral insight_pairs_of(b.titles) pair group by 1, 3, 4, 5, 6 order by 1, 3;
$$;

-- Those of which customers bought what.
create or replace procedure insight_fill_buyers() language sql set search_path = public, pg_temp as $$
  truncate insight_buyer_sums;
  insert into insight_buyer_sums (store_id, id, day, title, orders, days, counts)
    select store_id, gen_random_uuid(), day, title, orders, days, counts from insight_buyer_sums_due order by store_id, day;
$$;

-- All of them anew from the facts, of every store.
create or replace procedure insight_fill_sums() language sql set search_path = public, pg_temp as $$
  truncate insight_basket_sums, insight_rhythm_sums, insight_cohort_sums, insight_cohort_goods, insight_follow_sums, insight_shipped_sums,
    insight_label_sums;
  insert into insight_basket_sums (store_id, id, day, origin, units, orders, held, net_minor)
    select store_id, gen_random_uuid(), day, origin, units, orders, held, net_minor from insight_basket_sums_due order by store_id, day;
  insert into insight_rhythm_sums (store_id, id, day, on_time, late, at_risk, lost)
    select store_id, gen_random_uuid(), day, on_time, late, at_risk, lost from insight_rhythm_sums_due order by store_id, day;
  insert into insight_cohort_sums (store_id, id, cohort, month, orders, first_orders, customers, net_minor, discount_minor, refunded_minor, tax_minor)
    select store_id, gen_random_uuid(), cohort, month, orders, first_orders, customers, net_minor, discount_minor, refunded_minor, tax_minor
    from insight_cohort_sums_due;
  insert into insight_cohort_goods (store_id, id, cohort, sku, units)
    select store_id, gen_random_uuid(), cohort, sku, units from insight_cohort_goods_due;
  insert into insight_follow_sums (store_id, id, month, title, other, orders, days, counts)
    select store_id, gen_random_uuid(), month, title, other, orders, days, counts from insight_follow_sums_due order by store_id, month;
  insert into insight_shipped_sums (store_id, id, month, origin, orders, punctual, tenths, counts)
    select store_id, gen_random_uuid(), month, origin, orders, punctual, tenths, counts from insight_shipped_sums_due;
  insert into insight_label_sums (store_id, id, day, cost_minor)
    select store_id, gen_random_uuid(), day, cost_minor from insight_label_sums_due;
  call insight_fill_spreads();
  call insight_fill_buyers();
$$;

-- How many sums of a store are not what they should be: 0, whatever happened.
create or replace function insight_sums_wrong(p_store_id uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  with kept as (
    select 'basket' as of, jsonb_build_array(day, origin, units, sum(orders), sum(held), sum(net_minor)) as row from insight_basket_sums
      where store_id = p_store_id group by day, origin, units having (sum(orders), sum(held), sum(net_minor)) <> (0, 0, 0)
    union all select 'rhythm', jsonb_build_array(day, sum(on_time), sum(late), sum(at_risk), sum(lost)) from insight_rhythm_sums
      where store_id = p_store_id group by day having (sum(on_time), sum(late), sum(at_risk), sum(lost)) <> (0, 0, 0, 0)
    union all select 'cohort', jsonb_build_array(cohort, month, sum(orders), sum(first_orders), sum(customers), sum(net_minor), sum(discount_minor),
        sum(refunded_minor), sum(tax_minor)) from insight_cohort_sums
      where store_id = p_store_id group by cohort, month having sum(orders) <> 0 or sum(net_minor) <> 0
    union all select 'goods', jsonb_build_array(cohort, sku, sum(units)) from insight_cohort_goods
      where store_id = p_store_id group by cohort, sku having sum(units) <> 0
    union all select 'follow', jsonb_build_array(month, title, other, sum(orders)) from insight_follow_sums
      where store_id = p_store_id group by month, title, other having sum(orders) <> 0
    union all select 'days', jsonb_build_array(month, title, other, one.days, sum(one.times)) from insight_follow_sums, unnest(days, counts) one (days, times)
      where store_id = p_store_id group by month, title, other, one.days having sum(one.times) <> 0
    union all select 'buyers', jsonb_build_array(day, title, sum(orders)) from insight_buyer_sums
      where store_id = p_store_id group by day, title having sum(orders) <> 0
    union all select 'again', jsonb_build_array(day, title, one.days, sum(one.times)) from insight_buyer_sums, unnest(days, counts) one (days, times)
      where store_id = p_store_id group by day, title, one.days having sum(one.times) <> 0
    union all select 'shipped', jsonb_build_array(month, origin, sum(orders), sum(punctual)) from insight_shipped_sums
      where store_id = p_store_id group by month, origin having (sum(orders), sum(punctual)) <> (0, 0)
    union all select 'tenths', jsonb_build_array(month, origin, one.tenth, sum(one.times)) from insight_shipped_sums, unnest(tenths, counts) one (tenth, times)
      where store_id = p_store_id group by month, origin, one.tenth having sum(one.times) <> 0
    union all select 'label', jsonb_build_array(day, sum(cost_minor)) from insight_label_sums
      where store_id = p_store_id group by day having sum(cost_minor) <> 0
    union all select 'spread', jsonb_build_array(day, spread, part, number, sum(orders), sum(amount), sum(other)) from insight_spread_sums
      where store_id = p_store_id group by day, spread, part, number having (sum(orders), sum(amount), sum(other)) <> (0, 0, 0)
    union all select 'cents', jsonb_build_array(day, spread, part, number, one.cents, sum(one.times)) from insight_spread_sums, unnest(cents, counts) one (cents, times)
      where store_id = p_store_id group by day, spread, part, number, one.cents having sum(one.times) <> 0
  ), due as (
    select 'basket' as of, jsonb_build_array(day, origin, units, orders, held, net_minor) as row from insight_basket_sums_due where store_id = p_store_id
    union all select 'rhythm', jsonb_build_array(day, on_time, late, at_risk, lost) from insight_rhythm_sums_due where store_id = p_store_id
    union all select 'cohort', jsonb_build_array(cohort, month, orders, first_orders, customers, net_minor, discount_minor, refunded_minor, tax_minor)
      from insight_cohort_sums_due where store_id = p_store_id
    union all select 'goods', jsonb_build_array(cohort, sku, units) from insight_cohort_goods_due where store_id = p_store_id
    union all select 'follow', jsonb_build_array(month, title, other, orders) from insight_follow_sums_due where store_id = p_store_id
    union all select 'days', jsonb_build_array(month, title, other, one.days, one.times) from insight_follow_sums_due, unnest(days, counts) one (days, times)
      where store_id = p_store_id
    union all select 'buyers', jsonb_build_array(day, title, orders) from insight_buyer_sums_due where store_id = p_store_id
    union all select 'again', jsonb_build_array(day, title, one.days, one.times) from insight_buyer_sums_due, unnest(days, counts) one (days, times)
      where store_id = p_store_id
    union all select 'shipped', jsonb_build_array(month, origin, orders, punctual) from insight_shipped_sums_due where store_id = p_store_id
    union all select 'tenths', jsonb_build_array(month, origin, one.tenth, one.times) from insight_shipped_sums_due, unnest(tenths, counts) one (tenth, times)
      where store_id = p_store_id
    union all select 'label', jsonb_build_array(day, cost_minor) from insight_label_sums_due where store_id = p_store_id
    union all select 'spread', jsonb_build_array(day, spread, part, number, orders, amount, other) from insight_spread_sums_due where store_id = p_store_id
    union all select 'cents', jsonb_build_array(day, spread, part, number, one.cents, one.times)
      from insight_spread_sums_due, unnest(cents, counts) one (cents, times) where store_id = p_store_id
  )
  select (select count(*) from (table kept except table due) more) + (select count(*) from (table due except table kept) less);
$$;

drop function if exists insight_gather(text, text, text[], text[], uuid, date[]), insight_gather_follow_sums(uuid, date[]),
  insight_gather_shipped_sums(uuid, date[]);
revoke execute on function insight_gather(text, text, text[], text[], uuid, date[], text[]), insight_sums_wrong(uuid) from public;
revoke execute on procedure insight_fill_spreads(), insight_fill_buyers(), insight_fill_sums() from public;

do $$ begin
  if exists (select from pg_trigger where tgname = 'insight_order_sums_on_insert') then return; end if;
  create trigger insight_order_sums_on_insert after insert on insight_order_facts
    referencing new table as new_facts for each statement execute function insight_order_sums_changed_by_insert();
  create trigger insight_order_sums_on_update after update on insight_order_facts
    referencing new table as new_facts old table as old_facts for each statement execute function insight_order_sums_changed_by_update();
  create trigger insight_order_sums_on_delete after delete on insight_order_facts
    referencing old table as old_facts for each statement execute function insight_order_sums_changed_by_delete();
  create trigger insight_line_sums_on_insert after insert on insight_line_facts
    referencing new table as new_facts for each statement execute function insight_line_sums_changed_by_insert();
  create trigger insight_line_sums_on_update after update on insight_line_facts
    referencing new table as new_facts old table as old_facts for each statement execute function insight_line_sums_changed_by_update();
  create trigger insight_line_sums_on_delete after delete on insight_line_facts
    referencing old table as old_facts for each statement execute function insight_line_sums_changed_by_delete();
  create trigger insight_basket_sums_on_insert after insert on insight_baskets
    referencing new table as new_baskets for each statement execute function insight_basket_sums_changed_by_insert();
  create trigger insight_basket_sums_on_update after update on insight_baskets
    referencing new table as new_baskets old table as old_baskets for each statement execute function insight_basket_sums_changed_by_update();
  create trigger insight_basket_sums_on_delete after delete on insight_baskets
    referencing old table as old_baskets for each statement execute function insight_basket_sums_changed_by_delete();
  create trigger insight_label_sums_on_insert after insert on shipping_labels
    referencing new table as new_labels for each statement execute function insight_label_sums_changed_by_insert();
  create trigger insight_label_sums_on_update after update on shipping_labels
    referencing new table as new_labels old table as old_labels for each statement execute function insight_label_sums_changed_by_update();
  create trigger insight_label_sums_on_delete after delete on shipping_labels
    referencing old table as old_labels for each statement execute function insight_label_sums_changed_by_delete();
end $$;

-- Only the triggers write them.
revoke insert, update, delete on insight_basket_sums, insight_rhythm_sums, insight_cohort_sums, insight_cohort_goods, insight_follow_sums,
  insight_buyer_sums, insight_shipped_sums, insight_label_sums, insight_spread_sums, insight_customer_facts from brandwright_app;
