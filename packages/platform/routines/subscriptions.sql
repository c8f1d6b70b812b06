-- What the plan of a store means for the store itself, and whose a subscription of the bank is. set_store_plan acts on the store that
-- the transaction has entered. Replaced at every migration.

drop view if exists plan_stores;

create view plan_stores with (security_invoker = true) as
  select id as store_id, name, plan_type from stores;

grant select on plan_stores to brandwright_app;

drop function if exists set_store_plan(text, text, text, timestamptz, timestamptz);
create or replace function set_store_plan(
  p_plan text, p_subscription text, p_status text, p_paused_at timestamptz, p_resumes_at timestamptz, p_extra_seats integer
) returns void
language sql security definer set search_path = public, pg_temp as $$
  update stores set
    plan_type = p_plan,
    extra_seats = p_extra_seats,
    blueprint_subscription_id = p_subscription,
    blueprint_subscription_status = p_status,
    blueprint_subscription_paused_at = p_paused_at,
    blueprint_subscription_behavior = case when p_paused_at is null then null else 'void' end,
    blueprint_subscription_resumes_at = p_resumes_at
  where id = nullif(current_setting('app.store_id', true), '')::uuid
    and (plan_type, extra_seats, blueprint_subscription_id, blueprint_subscription_status, blueprint_subscription_paused_at,
         blueprint_subscription_resumes_at)
      is distinct from (p_plan, p_extra_seats, p_subscription, p_status, p_paused_at, p_resumes_at);
$$;

-- A webhook of the bank tells the subscription alone.
create or replace function store_of_subscription(p_id text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select s.store_id from plan_subscriptions s where s.subscription_id = p_id limit 1;
$$;

revoke execute on function
  set_store_plan(text, text, text, timestamptz, timestamptz, integer), store_of_subscription(text)
from public;
grant execute on function
  set_store_plan(text, text, text, timestamptz, timestamptz, integer), store_of_subscription(text)
to brandwright_app;
