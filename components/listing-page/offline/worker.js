// @ts-check
// The service worker of the product: where a screen can't be reached, it answers with the page that says
// so. It keeps that page and nothing else. The sheet at the door has a worker of its own.
{
  /**
   * @typedef {Event & { waitUntil(work: Promise<unknown>): void }} LifeEvent
   * @typedef {LifeEvent & { addRoutes?(routes: object[]): Promise<void> }} InstallEvent
   * @typedef {LifeEvent & {
   *   request: Request,
   *   preloadResponse: Promise<Response | undefined>,
   *   respondWith(answer: Promise<Response>): void,
   * }} RequestEvent
   * @typedef {object} Worker
   * @property {() => Promise<void>} skipWaiting
   * @property {{ claim(): Promise<void> }} clients
   * @property {{ navigationPreload?: { enable(): Promise<void> } }} registration
   * @property {(name: string, listener: (event: any) => void) => void} addEventListener
   */
  const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

  // With the page's hash in place of the zero: another page is another worker, which replaces this one.
  const CACHE = "porchlight-offline-0";
  const PAGE = "/offline";
  // Files, and pages for buyers, which are none of a seller's screens.
  const NO_SCREEN = /^\/(api|homes|visits|shared-documents|calendars|open-house)\//;

  const keep = async () => (await caches.open(CACHE)).add(new Request(PAGE, { cache: "reload" }));

  const dropOthers = async () => {
    const others = (await caches.keys()).filter(
      (name) => name.startsWith("porchlight-offline-") && name !== CACHE,
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  };

  /** @param {RequestEvent} event */
  const answer = async ({ request, preloadResponse }) => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch (error) {
      const page = await caches.match(PAGE);
      if (page) return page;
      throw error;
    }
  };

  // Whatever is no page goes to the server without asking here first: what a page sends as it is left is
  // lost where the worker would first have to start.
  const PAST_THE_WORKER = ["cors", "no-cors", "same-origin"].map((requestMode) => ({
    condition: { requestMode },
    source: "network",
  }));

  worker.addEventListener("install", (/** @type {InstallEvent} */ event) =>
    event.waitUntil(
      Promise.all([keep(), event.addRoutes?.(PAST_THE_WORKER)]).then(() => worker.skipWaiting()),
    ),
  );
  worker.addEventListener("activate", (/** @type {LifeEvent} */ event) =>
    event.waitUntil(
      Promise.all([
        dropOthers(),
        // The request goes out while the worker starts, so that no screen waits for it.
        worker.registration.navigationPreload?.enable(),
        worker.clients.claim(),
      ]),
    ),
  );
  worker.addEventListener("fetch", (/** @type {RequestEvent} */ event) => {
    const { mode, method, url } = event.request;
    if (mode !== "navigate" || method !== "GET" || NO_SCREEN.test(new URL(url).pathname)) return;
    event.respondWith(answer(event));
  });
}
