-- The only public access to a shared report: by the id in its link, which can't be guessed. Runs as the owner of the tables.
-- Replaced at every migration.

drop function if exists shared_report(uuid);

create function shared_report(p_id uuid)
returns table (store_id uuid, revoked_at timestamptz, expires_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.store_id, s.revoked_at, s.expires_at from report_shares s where s.id = p_id limit 1;
$$;

revoke execute on function shared_report(uuid) from public;
grant execute on function shared_report(uuid) to brandwright_app;
