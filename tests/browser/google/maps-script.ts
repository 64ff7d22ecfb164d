/**
 * The part of the Maps JavaScript API that this site uses. It runs in the page instead of Google's script. Its types
 * are Google's, so that it offers nothing that the API does not have. It asks the same hosts as the API does; the test
 * decides their answers.
 */
;(() => {
  type Places = typeof google.maps.places
  type Json = Record<string, unknown>

  /** The API's own kind of error: it has a code. */
  class MapsRequestError extends Error {
    override readonly name = 'MapsRequestError'
    readonly code: string

    constructor(code: string) {
      super(`${code}: the request was refused`)
      this.code = code
    }
  }

  async function send(url: string, body?: Json): Promise<Json> {
    const answer = await fetch(
      url,
      body
        ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : undefined,
    ).catch(() => {
      throw new MapsRequestError('UNKNOWN_ERROR')
    })
    if (!answer.ok) throw new MapsRequestError(((await answer.json()) as { error: { status: string } }).error.status)
    return (await answer.json()) as Json
  }

  class AutocompleteSessionToken implements google.maps.places.AutocompleteSessionToken {
    readonly id = crypto.randomUUID()
  }

  const tokenOf = (token?: google.maps.places.AutocompleteSessionToken) =>
    (token as AutocompleteSessionToken | undefined)?.id

  class Formattable implements Pick<google.maps.places.FormattableText, 'text'> {
    readonly text: string

    constructor(text: string) {
      this.text = text
    }
  }

  interface PredictionJson {
    readonly placeId: string
    readonly mainText: string
    readonly secondaryText: string
  }

  class Place implements Pick<google.maps.places.Place, 'id' | 'fetchFields' | 'location' | 'formattedAddress'> {
    readonly id: string
    location: google.maps.LatLng | null | undefined
    formattedAddress: string | null | undefined
    readonly #token: string | undefined

    constructor(id: string, token?: string) {
      this.id = id
      this.#token = token
    }

    async fetchFields({ fields }: google.maps.places.FetchFieldsRequest) {
      const query = new URLSearchParams({
        fields: [...fields].join(','),
        ...(this.#token ? { sessionToken: this.#token } : {}),
      })
      const { location, formattedAddress } = (await send(
        `https://places.googleapis.com/v1/places/${this.id}?${query}`,
      )) as { location: google.maps.LatLngLiteral; formattedAddress: string }
      this.location = { lat: () => location.lat, lng: () => location.lng, toJSON: () => location } as google.maps.LatLng
      this.formattedAddress = formattedAddress
      return { place: this as unknown as google.maps.places.Place }
    }
  }

  const predictionOf = ({ placeId, mainText, secondaryText }: PredictionJson, token?: string) =>
    ({
      placeId,
      mainText: new Formattable(mainText) as google.maps.places.FormattableText,
      secondaryText: new Formattable(secondaryText) as google.maps.places.FormattableText,
      text: new Formattable(`${mainText}, ${secondaryText}`) as google.maps.places.FormattableText,
      types: ['lodging'],
      distanceMeters: null,
      toPlace: () => new Place(placeId, token) as unknown as google.maps.places.Place,
    }) satisfies Partial<google.maps.places.PlacePrediction>

  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions({ input, sessionToken, includedRegionCodes, region, language }) {
      const token = tokenOf(sessionToken)
      const { suggestions } = (await send('https://places.googleapis.com/v1/places:autocomplete', {
        input,
        includedRegionCodes,
        region,
        language,
        sessionToken: token,
      })) as { suggestions: PredictionJson[] }
      return {
        suggestions: suggestions.map((json) => ({
          placePrediction: predictionOf(json, token) as unknown as google.maps.places.PlacePrediction,
        })),
      }
    },
  } satisfies Pick<Places['AutocompleteSuggestion'], 'fetchAutocompleteSuggestions'>

  interface RouteJson {
    readonly distanceMeters: number
    readonly durationMillis: number
    readonly path: google.maps.LatLngLiteral[]
  }

  const Route = {
    async computeRoutes({
      origin,
      destination,
      intermediates,
      travelMode,
      routingPreference,
      computeAlternativeRoutes,
      region,
      fields,
    }) {
      const { routes, partialMatch } = (await send('https://routes.googleapis.com/directions/v2:computeRoutes', {
        origin,
        destination,
        intermediates: intermediates && [...intermediates],
        travelMode,
        routingPreference,
        computeAlternativeRoutes,
        region,
        fields: [...fields],
      })) as { routes?: RouteJson[]; partialMatch?: boolean }
      return {
        routes: routes?.map((route) => route as unknown as google.maps.routes.Route),
        fallbackInfo: null,
        geocodingResults: {
          origin: { partialMatch: false },
          destination: { partialMatch: partialMatch ?? false },
        } as google.maps.routes.GeocodingResults,
      }
    },
  } satisfies Pick<typeof google.maps.routes.Route, 'computeRoutes'>

  class MapStandIn implements Pick<google.maps.Map, 'fitBounds' | 'getDiv' | 'setOptions'> {
    readonly #div: HTMLElement

    constructor(div: HTMLElement, options: google.maps.MapOptions = {}) {
      this.#div = div
      div.dataset.map = JSON.stringify({
        mapId: options.mapId,
        colorScheme: options.colorScheme,
        center: options.center,
      })
      div.style.background = `${options.backgroundColor} url(https://maps.gstatic.com/mapfiles/transparent.png)`
    }

    getDiv = () => this.#div
    setOptions() {}
    fitBounds(bounds: google.maps.LatLngBounds | google.maps.LatLngBoundsLiteral) {
      this.#div.dataset.bounds = JSON.stringify(bounds)
    }
  }

  class PolylineStandIn implements Pick<google.maps.Polyline, 'setMap' | 'setPath' | 'setOptions'> {
    constructor(options: google.maps.PolylineOptions = {}) {
      this.setOptions(options)
    }

    setOptions({ map, path }: google.maps.PolylineOptions) {
      if (path) this.setPath(path as google.maps.LatLngLiteral[])
      if (map) this.setMap(map)
    }

    #points = 0
    #map: google.maps.Map | null = null

    setPath(path: Parameters<google.maps.Polyline['setPath']>[0]) {
      this.#points = [...(path as google.maps.LatLngLiteral[])].length
      this.#draw()
    }

    setMap(map: google.maps.Map | null) {
      this.#map = map
      this.#draw()
    }

    #draw() {
      if (this.#map) this.#map.getDiv().dataset.line = String(this.#points)
    }
  }

  class AdvancedMarkerStandIn {
    readonly #content: HTMLElement

    constructor({ map, position, content, title }: google.maps.marker.AdvancedMarkerElementOptions = {}) {
      this.#content = document.createElement('div')
      this.#content.dataset.marker = JSON.stringify(position)
      this.#content.title = title ?? ''
      if (content) this.#content.append(content)
      this.map = map ?? null
    }

    set map(map: google.maps.Map | null) {
      if (map) map.getDiv().append(this.#content)
      else this.#content.remove()
    }
  }

  class OverlayViewStandIn implements Pick<
    google.maps.OverlayView,
    'draw' | 'getPanes' | 'getProjection' | 'onAdd' | 'onRemove' | 'setMap'
  > {
    #map: google.maps.Map | null = null

    onAdd() {}
    draw() {}
    onRemove() {}

    setMap(map: google.maps.Map | null) {
      if (this.#map) this.onRemove()
      this.#map = map
      if (!map) return
      this.onAdd()
      this.draw()
    }

    getPanes = () => ({ floatPane: this.#map!.getDiv() }) as unknown as google.maps.MapPanes
    getProjection = () =>
      ({ fromLatLngToDivPixel: () => ({ x: 10, y: 10 }) }) as unknown as google.maps.MapCanvasProjection
  }

  const libraries: Record<string, object> = {
    core: {},
    maps: { Map: MapStandIn, Polyline: PolylineStandIn, OverlayView: OverlayViewStandIn },
    marker: { AdvancedMarkerElement: AdvancedMarkerStandIn },
    places: { AutocompleteSuggestion, AutocompleteSessionToken, Place },
    routes: { Route },
  }

  const maps = google.maps as unknown as Json
  Object.assign(maps, {
    version: '3.66.9',
    Map: MapStandIn,
    Polyline: PolylineStandIn,
    OverlayView: OverlayViewStandIn,
    event: {
      addListener: () => ({ remove() {} }),
      addListenerOnce: () => ({ remove() {} }),
      removeListener() {},
      clearInstanceListeners() {},
      trigger() {},
    },
    importLibrary: async (name: string) => libraries[name] ?? {},
  })
  // The script's address names the callback: &callback=google.maps.__ib__
  const [, , loaded] = new URL((document.currentScript as HTMLScriptElement).src).searchParams
    .get('callback')!
    .split('.')
  ;(maps[loaded!] as () => void)()
})()
