-- Who can be notified in a store. With the rights of the caller, so its policies hold. Replaced at every migration.

drop view if exists people_to_notify;

create view people_to_notify with (security_invoker = true) as
  select m.store_id, m.user_id, u.name, u.email, m.role
  from memberships m join users u on u.id = m.user_id;

grant select on people_to_notify to brandwright_app;
