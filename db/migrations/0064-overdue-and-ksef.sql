-- A renewal whose charge failed can also be paid by its owner, on the operator's page.
alter table payments drop constraint payments_kind_check;
alter table payments add constraint payments_kind_check check (kind in ('purchase', 'renewal', 'overdue'));
-- Of such a payment: whether its card is charged from now on.
alter table payments add column replaces_card boolean not null default false check (not replaces_card or kind = 'overdue');

-- How the sending of an invoice to KSeF stands.
create table ksef_sendings (
  invoice_id bigint primary key references invoices on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'handed_over', 'accepted', 'refused')),
  -- By which KSeF can be asked after what was handed over.
  session_reference text,
  invoice_reference text,
  -- Why it waits or was refused: the last word on it.
  says text not null default '',
  -- The confirmation that KSeF signs.
  receipt text,
  changed_at timestamptz not null,
  check ((session_reference is null) = (invoice_reference is null))
);

do $$
declare
  present text;
begin
  select pg_get_constraintdef(oid) into strict present from pg_constraint where conname = 'admin_audit_act_check';
  alter table admin_audit drop constraint admin_audit_act_check;
  execute 'alter table admin_audit add constraint admin_audit_act_check '
    || replace(present, 'ARRAY[', 'ARRAY[''ksef_sending_begun''::text, ');
end
$$;
