/** In the map's place when Google refuses the site's key. Specification sections 4 and 8. */
export function AuthFailure() {
  return (
    <div className="route-map__failure" role="alert">
      <h3>Error: AuthFailure</h3>
      <p>There is a problem with the API key of the street map: the map service has refused it. Fares and bookings are not affected.</p>
      <p>
        For the operator: check that the key exists, that its project has billing and the Maps JavaScript API enabled, and that its website
        restriction allows <strong>{location.origin}</strong>.
      </p>
    </div>
  )
}
