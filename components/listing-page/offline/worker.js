// @ts-check
// The service worker for sellers' screens. It caches only the offline page and answers with it when
// a screen can't be reached. The sign-in sheet has its own worker.
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

  // The 0 is replaced by the page's hash, so that a changed page installs a new worker.
  const CACHE = "porchlight-offline-0";
  const PAGE = "/offline";
  // Files and pages for buyers.
  const NO_SCREEN =
    /^\/(api|homes|h|visits|offers|messages|showing-answers|shared-documents|calendars|open-house)\//;

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

  // Other requests skip the worker, because a request sent while a page unloads is lost if the
  // worker has to start first.
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
        // Sends the request while the worker starts, so that screens don't wait for it.
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
