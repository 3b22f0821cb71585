-- What the machine holds a comment for is its own reason, and a moderator's word on a report is taken back within a minute (docs/decisions/109).
alter table content_reports
  -- Of the machine's reports alone: what there is to look at, the gravest first.
  add column held_for text[] not null default '{}' check (held_for <@ array['contacts', 'swearing', 'photo', 'edited'] and (by_machine or held_for = '{}')),
  -- What the decision changed, for taking it back: {reports, comment, recipe}.
  add column undo jsonb check (jsonb_typeof(undo) = 'object');

-- What was held before says so in its words; of what swore and of what led elsewhere there was one reason.
update content_reports set held_for = array_remove(array[
    case when text like '%Wstrzymany:%' then 'contacts' end,
    case when text like '%Zdjęcie czeka%' then 'photo' end,
    case when text like '%zmieniony przez autora%' then 'edited' end
  ], null)
where by_machine;
update content_reports set reason = 'other' where by_machine and not held_for @> '{contacts}';

do $$
declare
  present text;
begin
  select pg_get_constraintdef(oid) into strict present from pg_constraint where conname = 'admin_audit_act_check';
  alter table admin_audit drop constraint admin_audit_act_check;
  execute format('alter table admin_audit add constraint admin_audit_act_check %s', replace(present, 'ARRAY[', 'ARRAY[''report_decision_undone''::text, '));
end
$$;
