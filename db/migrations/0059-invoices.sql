-- The last number of a series in a month of Warsaw. Whoever issues holds the row until the end: numbers have no gap, whatever is rolled back.
create table invoice_counters (
  series text not null check (series in ('FV', 'FK')),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  last integer not null check (last >= 0),
  primary key (series, month)
);

-- An invoice as it was issued. It outlives the account, without a trace of whose it was but what the document itself says.
create table invoices (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  kind text not null check (kind in ('invoice', 'correction')),
  number text not null unique,
  issued_on date not null,
  product_name text not null,
  -- Of a correction what it changes: not above nothing.
  gross_grosze integer not null check (kind = 'invoice' and gross_grosze >= 0 or kind = 'correction' and gross_grosze <= 0),
  net_grosze integer not null,
  vat_grosze integer not null check (net_grosze + vat_grosze = gross_grosze),
  -- Whether the buyer is a business whose invoices the state's system has to get.
  for_ksef boolean not null,
  payment_id bigint references payments on delete set null,
  refund_id bigint references refunds on delete set null,
  corrects_id bigint references invoices on delete set null,
  -- All that the document says.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null
);
create unique index invoices_payment_uq on invoices (payment_id) where kind = 'invoice';
create unique index invoices_refund_uq on invoices (refund_id);
create index invoices_payment_idx on invoices (payment_id);
create index invoices_user_idx on invoices (user_id, id desc);
create index invoices_corrects_idx on invoices (corrects_id);
create index invoices_ksef_idx on invoices (id) where for_ksef;

-- Nothing of an invoice changes but whose it is, and what it points at, once those are gone.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if new.user_id is not null and new.user_id is distinct from old.user_id
    or new.payment_id is not null and new.payment_id is distinct from old.payment_id
    or new.refund_id is not null and new.refund_id is distinct from old.refund_id
    or new.corrects_id is not null and new.corrects_id is distinct from old.corrects_id
    or (new.id, new.kind, new.number, new.issued_on, new.product_name, new.gross_grosze, new.net_grosze, new.vat_grosze, new.for_ksef,
        new.content, new.created_at)
      is distinct from
       (old.id, old.kind, old.number, old.issued_on, old.product_name, old.gross_grosze, old.net_grosze, old.vat_grosze, old.for_ksef,
        old.content, old.created_at)
  then
    raise exception 'an invoice never changes';
  end if;
  return new;
end
$$;
create trigger invoices_unchanged before update on invoices for each row execute function refuse_invoice_change();

-- The PDF of an invoice, made once.
create table invoice_files (
  invoice_id bigint primary key references invoices on delete cascade,
  pdf bytea not null,
  made_at timestamptz not null
);

-- What KSeF calls an invoice, where it has it.
create table ksef_numbers (
  invoice_id bigint primary key references invoices on delete cascade,
  ksef_number text not null,
  recorded_at timestamptz not null
);
