-- Whoever runs the server makes administrators from its shell, without an account; the log holds that as well.
alter table admin_audit alter column admin_id drop not null;
alter table admin_audit drop constraint admin_audit_act_check;
alter table admin_audit add constraint admin_audit_act_check check (
  act in (
    'plan_changed', 'points_awarded', 'broadcast_sent', 'job_retried', 'second_factor_set', 'second_factor_shown', 'user_viewed',
    'admin_added', 'admin_removed', 'second_factor_removed'
  )
);
