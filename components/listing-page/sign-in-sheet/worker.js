// @ts-check
// The service worker for the sign-in sheet. It caches only the sheet's document, so that a tablet
// can reload it offline. Visitors' entries don't pass through it.
{
  /**
   * @typedef {Event & { waitUntil(work: Promise<unknown>): void }} LifeEvent
   * @typedef {LifeEvent & { request: Request, respondWith(answer: Promise<Response>): void }} RequestEvent
   * @typedef {object} Worker
   * @property {() => Promise<void>} skipWaiting
   * @property {{ claim(): Promise<void> }} clients
   * @property {(name: string, listener: (event: any) => void) => void} addEventListener
   */
  const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

  const CACHE = "porchlight-sign-in-sheet-1";
  const PAGE = "/open-house/sheet";
  // A connection that doesn't respond in this time counts as offline.
  const PATIENCE_MS = 4000;

  const keep = async () => (await caches.open(CACHE)).add(new Request(PAGE, { cache: "reload" }));

  const dropOthers = async () => {
    const others = (await caches.keys()).filter(
      (name) => name.startsWith("porchlight-sign-in-sheet-") && name !== CACHE,
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  };

  const fetchAndKeep = async () => {
    const answer = await fetch(PAGE, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`The sheet was answered with ${answer.status}`);
    await (await caches.open(CACHE)).put(PAGE, answer.clone());
    return answer;
  };

  /** @param {RequestEvent} event */
  const answer = async (event) => {
    const kept = await (await caches.open(CACHE)).match(PAGE);
    const fresh = fetchAndKeep();
    if (!kept) return fresh;
    event.waitUntil(fresh.catch(() => undefined));
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept.clone()));
    return /** @type {Promise<Response>} */ (
      Promise.race([fresh.catch(() => kept), /** @type {Promise<Response>} */ (late)])
    );
  };

  worker.addEventListener("install", (/** @type {LifeEvent} */ event) =>
    event.waitUntil(keep().then(() => worker.skipWaiting())),
  );
  worker.addEventListener("activate", (/** @type {LifeEvent} */ event) =>
    event.waitUntil(dropOthers().then(() => worker.clients.claim())),
  );
  worker.addEventListener("fetch", (/** @type {RequestEvent} */ event) => {
    const { mode, url } = event.request;
    if (mode === "navigate" && new URL(url).pathname === PAGE) event.respondWith(answer(event));
  });
}
