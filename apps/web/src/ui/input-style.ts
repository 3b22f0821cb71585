/** The look of every box that is typed into; 16 px letters, below which iOS zooms in on focus. */
export const inputStyle =
  'w-full min-h-13 rounded-control border-[1.5px] border-control bg-card px-4 text-body text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:inset-ring-[0.5px] aria-invalid:inset-ring-danger disabled:bg-sunken disabled:text-muted'
