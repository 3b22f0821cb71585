-- Payments on which the operator's list and ours did not agree, until somebody says what was done about it.
create table payment_alarms (
  id bigint generated always as identity primary key,
  -- The day of Warsaw that was held against the operator's list.
  day date not null,
  session_id text not null,
  kind text not null check (kind in ('paid_there_not_here', 'paid_here_not_there', 'amount_differs')),
  details text not null,
  note text not null default '',
  raised_at timestamptz not null,
  resolved_at timestamptz,
  -- Raised once, however often the lists are compared.
  unique (session_id, kind)
);
create index payment_alarms_open_idx on payment_alarms (id) where resolved_at is null;

create unique index ksef_numbers_uq on ksef_numbers (ksef_number);

-- More that administrators do: whatever else the list holds by now stays in it.
do $$
declare
  present text;
begin
  select pg_get_constraintdef(oid) into strict present from pg_constraint where conname = 'admin_audit_act_check';
  alter table admin_audit drop constraint admin_audit_act_check;
  execute 'alter table admin_audit add constraint admin_audit_act_check ' || replace(
    present, 'ARRAY[',
    'ARRAY[''payment_refunded''::text, ''payment_alarm_resolved''::text, ''discount_code_created''::text, ''discount_code_changed''::text, '
      || '''price_changed''::text, ''invoice_downloaded''::text, ''ksef_number_recorded''::text, '
  );
end
$$;
