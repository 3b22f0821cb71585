-- Whoever ordered a list and closed the app hears of it by the bell.
alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('use_soon', 'points_low', 'export_ready', 'list_ready', 'announcement'));
alter table notifications drop constraint notifications_target_check,
  add constraint notifications_target_check check (target in ('pantry_use_soon', 'points', 'account', 'shopping_lists'));
-- When its owner first saw that it is ready.
alter table shopping_sessions add column seen_at timestamptz;
