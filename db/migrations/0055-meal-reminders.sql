-- Whoever wants it is asked, at an hour of their own, for the meal that is not in the diary yet.
alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check
    check (kind in ('use_soon', 'points_low', 'export_ready', 'list_ready', 'meal_missing', 'announcement'));
alter table notifications drop constraint notifications_target_check,
  add constraint notifications_target_check check (target in ('pantry_use_soon', 'points', 'account', 'shopping_lists', 'diary'));
