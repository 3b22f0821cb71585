-- The browser of a session that receives messages while the app is closed; gone with the session.
create table push_subscriptions (
  session_id uuid primary key references auth_sessions on delete cascade,
  user_id bigint not null references users on delete cascade,
  -- Of the push service. Whoever knows it can send there.
  endpoint text not null check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_user_idx on push_subscriptions (user_id);
-- One browser is told once, whoever signs in there.
create index push_subscriptions_endpoint_idx on push_subscriptions using hash (endpoint);

-- Versions of the terms and of the privacy policy that everybody has been told of, each with the day from which it holds.
create table legal_announcements (
  document text not null check (document in ('terms', 'privacy')),
  day date not null,
  announced_at timestamptz not null,
  primary key (document, day)
);
