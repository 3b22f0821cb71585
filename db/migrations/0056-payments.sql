-- What is sold. Prices stand apart: each keeps the days it held, for whoever has to say what was cheapest lately.
create table subscription_products (
  id integer primary key,
  plan_type text not null check (plan_type in ('premium', 'premium_super')),
  billing_cycle text not null check (billing_cycle in ('monthly', 'yearly')),
  name text not null,
  -- Of 30 days.
  ai_points_granted integer not null check (ai_points_granted > 0),
  unique (plan_type, billing_cycle)
);
create table subscription_prices (
  id bigint generated always as identity primary key,
  product_id integer not null references subscription_products,
  amount_grosze integer not null check (amount_grosze > 0),
  valid_from timestamptz not null,
  valid_to timestamptz,
  check (valid_to > valid_from)
);
-- One price at a time.
create unique index subscription_prices_now_uq on subscription_prices (product_id) where valid_to is null;
create index subscription_prices_product_idx on subscription_prices (product_id, valid_from desc);

insert into subscription_products (id, plan_type, billing_cycle, name, ai_points_granted) values
  (1, 'premium', 'monthly', 'Premium, miesięcznie', 2000),
  (2, 'premium', 'yearly', 'Premium, rocznie', 2000),
  (3, 'premium_super', 'monthly', 'Premium Super, miesięcznie', 5000),
  (4, 'premium_super', 'yearly', 'Premium Super, rocznie', 5000);
insert into subscription_prices (product_id, amount_grosze, valid_from) values
  (1, 2999, '2026-01-01T00:00+01:00'), (2, 29990, '2026-01-01T00:00+01:00'),
  (3, 4999, '2026-01-01T00:00+01:00'), (4, 49990, '2026-01-01T00:00+01:00');

create table discount_codes (
  id bigint generated always as identity primary key,
  code text not null unique check (code = upper(code)),
  kind text not null check (kind in ('percent', 'amount')),
  -- Per cent, or grosze.
  value integer not null check (value > 0 and (kind <> 'percent' or value <= 100)),
  valid_from timestamptz,
  valid_to timestamptz,
  max_uses integer check (max_uses > 0),
  once_per_user boolean not null,
  -- Completed payments with it, also those of accounts that are gone. Counted under the lock of this row.
  uses integer not null default 0 check (uses >= 0),
  created_at timestamptz not null default now()
);
-- None of it: for every product.
create table discount_code_products (
  code_id bigint not null references discount_codes on delete cascade,
  product_id integer not null references subscription_products,
  primary key (code_id, product_id)
);

-- What somebody pays for, period after period. Days are Warsaw's; a period ends before `period_end` begins.
create table subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  product_id integer not null references subscription_products,
  plan_type text not null check (plan_type in ('premium', 'premium_super')),
  billing_cycle text not null check (billing_cycle in ('monthly', 'yearly')),
  -- As it was when the contract was made: renewals cost this, and bring these points.
  price_grosze integer not null check (price_grosze > 0),
  ai_points_granted integer not null check (ai_points_granted > 0),
  state text not null check (state in ('active', 'past_due', 'cancelled', 'ended')),
  -- Whether the buyer wanted it to go on; what is not to go on ends with its period.
  is_recurring boolean not null,
  contract_on date not null,
  -- The day on which the current period was paid for.
  paid_on date not null,
  period_number integer not null check (period_number > 0),
  period_start date not null,
  period_end date not null check (period_end > period_start),
  -- Of the current period.
  payment_id bigint not null,
  paid_grosze integer not null check (paid_grosze >= 0),
  -- Packages of points given in the current period.
  grants smallint not null check (grants between 0 and 12),
  -- The last period whose end the owner was reminded of.
  reminded_period integer not null default 0,
  -- Of the next period.
  tries smallint not null default 0 check (tries between 0 and 4),
  first_tried_on date,
  last_tried_on date,
  -- By which the operator knows the card; never its number.
  card_reference text,
  card_mask text,
  -- The last day on which it is good.
  card_expires_on date,
  cancelled_at timestamptz,
  ended_at timestamptz,
  ended_because text check (ended_because in ('period_over', 'charge_failed', 'withdrawn', 'upgraded', 'refunded')),
  created_at timestamptz not null default now(),
  check ((state = 'ended') = (ended_at is not null)),
  check ((ended_at is null) = (ended_because is null))
);
create unique index subscriptions_running_uq on subscriptions (user_id) where state <> 'ended';
create index subscriptions_user_idx on subscriptions (user_id, id desc);
-- What the hourly work looks through.
create index subscriptions_ends_idx on subscriptions (period_end) where state <> 'ended';

-- Every try to pay. Rows outlive the account, without a trace of whose it was: books are kept for six years.
create table payments (
  id bigint generated always as identity primary key,
  -- By which the operator and the payer's browser know it: nobody can guess it.
  session_id uuid not null unique,
  user_id bigint references users on delete set null,
  product_id integer not null references subscription_products,
  -- As it was called then.
  product_name text not null,
  kind text not null check (kind in ('purchase', 'renewal')),
  -- What it paid for; of a renewal, what it is to pay for.
  subscription_id bigint references subscriptions on delete set null,
  period_number integer check (period_number > 0),
  period_start date,
  period_end date,
  -- Full price − discount − credit, and never below nothing.
  amount_grosze integer not null check (amount_grosze >= 0),
  price_grosze integer not null check (price_grosze > 0),
  discount_grosze integer not null default 0 check (discount_grosze >= 0),
  credit_grosze integer not null default 0 check (credit_grosze >= 0),
  -- The paid period whose unused days the credit is for.
  credited_payment_id bigint references payments,
  currency text not null default 'PLN' check (currency = 'PLN'),
  discount_code_id bigint references discount_codes,
  is_recurring boolean not null,
  state text not null default 'pending' check (state in ('pending', 'completed', 'failed', 'refunded')),
  payment_link text,
  p24_order_id bigint,
  -- The operator's last word.
  operator_says text not null default '',
  refunded_grosze integer not null default 0 check (refunded_grosze between 0 and amount_grosze),
  created_at timestamptz not null,
  -- Of a renewal: when the operator took the charge on.
  charged_at timestamptz,
  -- When the operator was last asked how it stands.
  asked_at timestamptz,
  completed_at timestamptz,
  failed_at timestamptz,
  check ((state in ('completed', 'refunded')) = (completed_at is not null))
);
create index payments_user_idx on payments (user_id, id desc);
create index payments_subscription_idx on payments (subscription_id, id desc);
create index payments_state_idx on payments (state, id desc);
create index payments_code_idx on payments (discount_code_id) where discount_code_id is not null;
create index payments_credited_idx on payments (credited_payment_id) where credited_payment_id is not null;
-- A period is paid for once, and tried by one charge at a time.
create unique index payments_period_uq on payments (subscription_id, period_number) where state in ('completed', 'refunded');
create unique index payments_open_charge_uq on payments (subscription_id) where kind = 'renewal' and state = 'pending';

alter table subscriptions add foreign key (payment_id) references payments;
create index subscriptions_payment_idx on subscriptions (payment_id);

-- Money that goes back.
create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  -- By which the operator knows it: asked twice, it pays once.
  refund_uuid uuid not null unique,
  amount_grosze integer not null check (amount_grosze > 0),
  why text not null check (why in ('withdrawal', 'administrator', 'duplicate', 'code_used_up', 'credit_gone', 'account_gone')),
  -- An administrator's own words.
  reason text not null default '',
  state text not null default 'requested' check (state in ('requested', 'done', 'refused')),
  operator_says text not null default '',
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'requested') = (closed_at is null))
);
create index refunds_payment_idx on refunds (payment_id);
create index refunds_open_idx on refunds (id) where state = 'requested';
-- Two that are asked for at once would together give back more than was paid.
create unique index refunds_one_at_a_time_uq on refunds (payment_id) where state = 'requested';

create table discount_uses (
  payment_id bigint primary key references payments,
  code_id bigint not null references discount_codes,
  user_id bigint not null references users on delete cascade,
  used_at timestamptz not null
);
create index discount_uses_code_idx on discount_uses (code_id, user_id);
create index discount_uses_user_idx on discount_uses (user_id);
