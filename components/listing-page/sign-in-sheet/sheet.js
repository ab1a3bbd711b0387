// @ts-check
{
  /**
   * @typedef {object} Sheet The sheet in the server's last answer.
   * @property {string} home
   * @property {string} startsAt
   * @property {string} endsAt
   * @property {string} timeZone
   * @property {string} opensAt
   * @property {string} closesAt
   * @property {"early" | "open" | "ended"} state
   * @property {string} now
   *
   * @typedef {object} Known What this tablet knows of a sheet.
   * @property {string} secret
   * @property {Sheet} sheet
   * @property {number} ahead Milliseconds by which the server's clock is ahead.
   *
   * @typedef {object} Entry A visitor's entry that the server doesn't have yet.
   * @property {string} id
   * @property {string} secret
   * @property {Record<string, unknown>} entered
   * @property {boolean} isRefused The server won't accept it.
   */

  const THANKS_SECONDS = 20;
  const IDLE_MS = 90_000;
  const CLEARED_MS = 20_000;
  const ASK_AGAIN_MS = 30_000;
  const PATIENCE_MS = 15_000;
  const CALL = "/api/open-house-sheet";
  // A retry can't change these; every other failure is retried.
  const REFUSED = [400, 409, 413];

  /**
   * @template {Element} T
   * @param {string} selector
   * @param {new () => T} type
   * @returns {T}
   */
  const find = (selector, type) => {
    const element = document.querySelector(selector);
    if (!(element instanceof type)) throw new Error(`There is no ${selector}`);
    return element;
  };
  /** @param {string} name */
  const part = (name) => find(`[data-part=${name}]`, HTMLElement);
  /** @param {string} name */
  const action = (name) => find(`[data-action=${name}]`, HTMLButtonElement);
  const form = find("form", HTMLFormElement);
  const dialog = find("dialog", HTMLDialogElement);
  /** @param {string} name */
  const input = (name) => find(`[name=${name}]`, HTMLInputElement);

  const secret = location.hash.slice(1);
  /** @type {Known | null} */
  let known = null;
  let isGone = false;
  /** @type {IDBDatabase | null} */
  let kept = null;

  /** Opens the tablet's store of entries and sheets. */
  const openStore = () =>
    /** @type {Promise<IDBDatabase>} */ (
      new Promise((resolve, reject) => {
        const request = indexedDB.open("porchlight-sign-in-sheet", 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore("entries", { keyPath: "id" });
          request.result.createObjectStore("sheets", { keyPath: "secret" });
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      })
    );

  /**
   * @template T
   * @param {"entries" | "sheets"} name
   * @param {(store: IDBObjectStore) => IDBRequest<T>} work
   * @returns {Promise<T>} resolves once the write is on disk
   */
  const inStore = (name, work) =>
    new Promise((resolve, reject) => {
      if (!kept) return reject(new Error("Nothing can be kept"));
      const transaction = kept.transaction(name, "readwrite", { durability: "strict" });
      const request = work(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });

  const entries = () => /** @type {Promise<Entry[]>} */ (inStore("entries", (all) => all.getAll()));

  /** @param {"message" | "form" | "thanks"} name */
  const show = (name) => {
    for (const screen of document.querySelectorAll("[data-screen]")) {
      if (screen instanceof HTMLElement) screen.hidden = screen.dataset.screen !== name;
    }
  };
  const shown = () =>
    [...document.querySelectorAll("[data-screen]")]
      .find((screen) => screen instanceof HTMLElement && !screen.hidden)
      ?.getAttribute("data-screen");

  /**
   * @param {string} title
   * @param {string} text
   */
  const say = (title, text) => {
    part("title").textContent = title;
    part("text").textContent = text;
    show("message");
  };

  const now = () => Date.now() + (known?.ahead ?? 0);

  /**
   * @param {string} moment
   * @param {string} timeZone
   * @param {Intl.DateTimeFormatOptions} options
   */
  const write = (moment, timeZone, options) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(new Date(moment));

  /** @param {Sheet} sheet */
  const writeHours = ({ startsAt, endsAt, timeZone }) => {
    const day = write(startsAt, timeZone, { weekday: "long", month: "long", day: "numeric" });
    const [from, to] = [startsAt, endsAt].map((moment) =>
      write(moment, timeZone, { hour: "numeric", minute: "2-digit" }),
    );
    return `${day}, ${from} to ${to}`;
  };

  /** Returns the sheet's state by the clock, so that it changes offline too. */
  const stateNow = () => {
    if (!known) return null;
    const { opensAt, closesAt, state } = known.sheet;
    if (state === "ended" || now() >= Date.parse(closesAt)) return "ended";
    return now() < Date.parse(opensAt) ? "early" : "open";
  };

  const draw = () => {
    if (isGone) {
      return say(
        "This sheet is no longer available",
        "The link may be wrong or expired. The seller can open a new sheet from their account.",
      );
    }
    if (!known) {
      return say(
        "We couldn't open the sheet",
        "There's no connection. We'll try again automatically.",
      );
    }
    const { sheet } = known;
    part("home").textContent = sheet.home;
    part("hours").textContent = writeHours(sheet);
    const state = stateNow();
    if (state === "open") {
      if (shown() === "message") show("form");
    } else if (state === "early") {
      const at = write(sheet.opensAt, sheet.timeZone, { hour: "numeric", minute: "2-digit" });
      const day = write(sheet.opensAt, sheet.timeZone, { month: "long", day: "numeric" });
      say("Not open yet", `Sign-in opens at ${at} on ${day}. This page updates automatically.`);
    } else {
      say("This open house is over", "Thank you for coming. Sign-in is closed.");
    }
  };

  const count = (/** @type {number} */ number) => (number === 1 ? "1 entry" : `${number} entries`);

  const drawKept = async () => {
    const all = await entries();
    const waiting = all.filter(({ isRefused }) => !isRefused).length;
    const refused = all.length - waiting;
    part("kept").textContent =
      waiting > 0
        ? `${count(waiting)} saved on this tablet. We'll send ${waiting === 1 ? "it" : "them"} when you're back online.`
        : "";
    part("refused").textContent =
      refused > 0 ? `We couldn't add ${count(refused)}. The sheet is closed or full.` : "";
    action("forget").hidden = refused === 0;
  };

  /**
   * @param {string} of the secret
   * @param {Record<string, unknown> | null} entry
   */
  const ask = (of, entry) =>
    fetch(CALL, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ secret: of, entry }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });

  /** @param {Sheet} sheet */
  const learn = async (sheet) => {
    known = { secret, sheet, ahead: Date.parse(sheet.now) - Date.now() };
    isGone = false;
    await inStore("sheets", (all) => all.put(known));
  };

  /**
   * @param {Entry} entry
   * @returns {Promise<boolean>} whether to send the next entry
   */
  const send = async (entry) => {
    const answer = await ask(entry.secret, entry.entered);
    const isMissing = answer.status === 404;
    if (answer.ok) {
      await inStore("entries", (all) => all.delete(entry.id));
      if (entry.secret === secret) await learn(await answer.json());
    } else if (isMissing || REFUSED.includes(answer.status)) {
      await inStore("entries", (all) => all.put({ ...entry, isRefused: true }));
    }
    return answer.ok || isMissing || REFUSED.includes(answer.status);
  };

  let isSending = false;
  let isAskedAgain = false;
  /** Sends saved entries, also of other sheets, and reads this sheet's state. */
  const sendKept = async () => {
    if (isSending) {
      isAskedAgain = true;
      return;
    }
    isSending = true;
    isAskedAgain = false;
    try {
      for (const entry of await entries()) {
        if (!entry.isRefused && !(await send(entry))) return;
      }
      const answer = await ask(secret, null);
      if (answer.ok) await learn(await answer.json());
      else if (answer.status === 404) isGone = true;
    } catch {
      // Saved entries are sent when the connection is back.
    } finally {
      isSending = false;
      await drawKept();
      draw();
    }
    if (isAskedAgain) await sendKept();
  };

  /**
   * @param {string} name
   * @param {string | null} message
   */
  const mark = (name, message) => {
    const error = find(`#sheet-${name}-error`, HTMLElement);
    error.textContent = message;
    error.hidden = message === null;
    if (message === null) input(name).removeAttribute("aria-invalid");
    else input(name).setAttribute("aria-invalid", "true");
  };

  /** Returns the errors by field. */
  const findFaults = () => {
    const typed = (/** @type {string} */ name) => input(name).value.trim();
    const pattern = new RegExp(form.dataset.emailPattern ?? "", "iu");
    const digits = typed("phone").replace(/\D/g, "").length;
    /** @type {Record<string, string | null>} */
    const faults = { name: null, email: null, phone: null };
    if (typed("name") === "") faults.name = "Enter your name";
    if (typed("email") !== "" && !pattern.test(typed("email"))) {
      faults.email = "Enter an email like name@example.com, or leave it blank";
    } else if (typed("email") === "" && input("mayWrite").checked) {
      faults.email = "Enter your email, or uncheck the last box";
    }
    if (typed("phone") !== "" && digits < 7) {
      faults.phone = "Enter a phone number, or leave it blank";
    }
    return faults;
  };

  const newId = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  };

  const empty = () => {
    form.reset();
    for (const name of ["name", "email", "phone"]) mark(name, null);
    part("agent").hidden = true;
  };

  const read = () => {
    const id = newId();
    const typed = (/** @type {string} */ name) => input(name).value.trim() || null;
    const hasAgent = input("hasAgent").checked;
    const entered = {
      ...{ id, name: typed("name"), email: typed("email"), phone: typed("phone"), hasAgent },
      agentName: hasAgent ? typed("agentName") : null,
      mayWrite: input("mayWrite").checked,
      signedAt: new Date(now()).toISOString(),
    };
    return { id, secret, entered, isRefused: false };
  };

  let countdown = 0;
  const endCountdown = () => {
    clearInterval(countdown);
    part("countdown").textContent = "";
  };

  const startAnew = () => {
    endCountdown();
    empty();
    show("form");
    draw();
    document.querySelector("[data-screen=form] h1")?.scrollIntoView();
    if (shown() === "form") find("[data-screen=form] h1", HTMLElement).focus();
  };

  const thank = () => {
    empty();
    show("thanks");
    find("[data-screen=thanks] h1", HTMLElement).focus();
    action("stay").hidden = false;
    let left = THANKS_SECONDS;
    const tell = () => {
      part("countdown").textContent = `Returning to the sheet in ${left} seconds.`;
    };
    endCountdown();
    tell();
    countdown = window.setInterval(() => {
      left -= 1;
      if (left > 0) tell();
      else startAnew();
    }, 1000);
  };

  let isKeeping = false;
  const signIn = async () => {
    const faults = Object.entries(findFaults());
    for (const [name, message] of faults) mark(name, message);
    const [first] = faults.filter(([, message]) => message !== null);
    if (first) return input(first[0]).focus();
    if (isKeeping) return;
    isKeeping = true;
    try {
      const entry = read();
      await inStore("entries", (all) => all.put(entry));
      thank();
    } catch {
      mark("name", "This tablet couldn't save your entry. Please try again.");
    } finally {
      isKeeping = false;
    }
    await sendKept();
  };

  let idle = 0;
  let clearing = 0;
  const isTyped = () =>
    [...form.querySelectorAll("input")].some(({ type, value, checked }) =>
      type === "checkbox" ? checked : value !== "",
    );
  const noteUse = () => {
    clearTimeout(idle);
    clearTimeout(clearing);
    idle = window.setTimeout(() => {
      if (shown() !== "form" || !isTyped()) return;
      dialog.showModal();
      clearing = window.setTimeout(() => {
        dialog.close();
        startAnew();
      }, CLEARED_MS);
    }, IDLE_MS);
  };

  const keepDocument = async () => {
    await navigator.serviceWorker.register("/open-house/worker.js", { scope: "/open-house/" });
    await navigator.serviceWorker.ready;
    part("ready").textContent = "This sheet also works offline.";
  };

  const start = async () => {
    isGone = secret === "";
    if (isGone) return draw();
    try {
      kept = await openStore();
    } catch {
      return say(
        "This browser can't save the sheet",
        "Private browsing may be on. Open the link in a regular window.",
      );
    }
    void navigator.storage?.persist?.().catch(() => undefined);
    if ("serviceWorker" in navigator) void keepDocument().catch(() => undefined);
    known = (await inStore("sheets", (all) => all.get(secret))) ?? null;
    if (known) draw();
    await sendKept();
    setInterval(() => void sendKept(), ASK_AGAIN_MS);
  };

  addEventListener("pageshow", empty);
  addEventListener("online", () => void sendKept());
  addEventListener("hashchange", () => location.reload());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void signIn();
  });
  form.addEventListener("input", noteUse);
  input("hasAgent").addEventListener("change", () => {
    part("agent").hidden = !input("hasAgent").checked;
  });
  action("next").addEventListener("click", startAnew);
  action("stay").addEventListener("click", () => {
    endCountdown();
    action("stay").hidden = true;
    action("next").focus();
  });
  action("still-there").addEventListener("click", () => {
    dialog.close();
    noteUse();
  });
  dialog.addEventListener("cancel", noteUse);
  action("forget").addEventListener("click", async () => {
    for (const { id, isRefused } of await entries()) {
      if (isRefused) await inStore("entries", (all) => all.delete(id));
    }
    await drawKept();
  });
  void start();
}
