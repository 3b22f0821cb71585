export function GuestHomeScreen() {
  return <h1>Gotuj z tego, co masz.</h1>
}
