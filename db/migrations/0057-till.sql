alter table refunds
  drop constraint refunds_why_check,
  add constraint refunds_why_check check (
    why in ('withdrawal', 'administrator', 'duplicate', 'code_used_up', 'credit', 'credit_gone', 'plan_ended', 'account_gone')
  );

-- The built-in till, for whoever tries the product without an operator: nothing in it is money.
create table till_transactions (
  token uuid primary key,
  session_id uuid not null unique,
  order_id bigint generated always as identity (start with 9000000001) unique,
  amount_grosze integer not null check (amount_grosze > 0),
  description text not null,
  return_url text not null,
  state text not null default 'open' check (state in ('open', 'declined', 'paid', 'verified', 'returned')),
  remembers_card boolean not null,
  -- Paid with it, or to be charged; what comes of charging it stands in its name.
  card_reference text,
  refunds jsonb not null default '{}' check (jsonb_typeof(refunds) = 'object'),
  created_at timestamptz not null
);
