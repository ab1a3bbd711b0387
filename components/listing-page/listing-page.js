// @ts-check
{
  /**
   * @template {Element} T
   * @param {string} selector
   * @param {new () => T} type
   * @param {ParentNode} [within]
   * @returns {T | null}
   */
  const find = (selector, type, within = document) => {
    const element = within.querySelector(selector);
    return element instanceof type ? element : null;
  };

  /** @param {Element} viewer */
  const startViewer = (viewer) => {
    const slides = /** @type {HTMLElement[]} */ ([...viewer.querySelectorAll(".slide")]);
    const opened = new Set();
    let current = -1;
    /** @type {HTMLElement | null} The link that opened the viewer. */
    let opener = null;

    const named = () => slides.findIndex(({ id }) => `#${id}` === location.hash);
    const isOpen = () => named() >= 0;

    /** @param {HTMLElement} slide */
    const count = ({ dataset }) => {
      const address = viewer.getAttribute("data-opened");
      if (!address || opened.has(dataset.photo)) return;
      opened.add(dataset.photo);
      navigator.sendBeacon(address, new URLSearchParams({ photo: dataset.photo ?? "" }));
    };

    /** @param {number} index */
    const show = (index) => {
      const slide = slides[index];
      if (!slide || index === current) return;
      current = index;
      slides.forEach((other) => (other.inert = other !== slide));
      slide.focus({ preventScroll: true });
      count(slide);
    };

    /** @param {number} index */
    const goTo = (index) => {
      const slide = slides[Math.max(0, Math.min(index, slides.length - 1))];
      if (!slide) return;
      show(slides.indexOf(slide));
      slide.scrollIntoView({ block: "nearest", inline: "start" });
    };

    const close = () => {
      if (opener) history.back();
      else location.replace(find(".viewer-close", HTMLAnchorElement, viewer)?.hash ?? "#main");
    };

    const follow = () => {
      if (isOpen()) return goTo(named());
      if (current < 0) return;
      current = -1;
      opener?.focus({ preventScroll: true });
      opener = null;
    };

    const seen = new IntersectionObserver(
      (entries) => {
        const inView = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (inView && isOpen()) show(slides.findIndex((slide) => slide === inView));
      },
      { root: viewer.querySelector(".slides"), threshold: 0.6 },
    );
    addEventListener("hashchange", follow);
    // Before `pageshow`, the browser scrolls to the hash or restores the scroll position.
    const start = () => {
      follow();
      slides.forEach((slide) => seen.observe(slide));
    };
    addEventListener("pageshow", start, { once: true });

    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const index = slides.findIndex(({ id }) => link.getAttribute("href") === `#${id}`);
      if (!viewer.contains(link)) {
        if (index >= 0) opener = link;
        return;
      }
      event.preventDefault();
      if (index >= 0) goTo(index);
      else close();
    });

    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowRight: () => goTo(current + 1),
      ArrowLeft: () => goTo(current - 1),
      Home: () => goTo(0),
      End: () => goTo(slides.length - 1),
      Escape: close,
    };
    document.addEventListener("keydown", (event) => {
      const act = keys[event.key];
      if (!act || !isOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    });
  };

  /** @param {HTMLElement} hero */
  const startCarousel = (hero) => {
    const row = find(".hero-row", HTMLElement, hero);
    const status = find("[role=status]", HTMLElement, hero);
    if (!row || !status) return;
    const count = row.children.length;
    for (const button of hero.querySelectorAll("button")) {
      button.hidden = false;
      button.addEventListener("click", () => {
        const shown = Math.round(row.scrollLeft / row.clientWidth);
        const next = (shown + Number(button.dataset.turn) + count) % count;
        row.scrollLeft = next * row.clientWidth;
        status.textContent = `${next + 1} of ${count}`;
      });
    }
  };

  /** @param {HTMLFormElement} form */
  const startCalculator = (form) => {
    const output = find("output", HTMLOutputElement, form);
    /** @param {string} name */
    const read = (name) => Number(find(`[name=${name}]`, HTMLInputElement, form)?.value);
    /**
     * Doesn't use Intl, whose first call takes most of this script's time.
     * @param {number} amount
     */
    const dollars = (amount) =>
      `$${String(Math.round(amount)).replace(/\B(?=(?:\d{3}){1,9}$)/g, ",")}`;

    const calculate = () => {
      if (!output) return;
      if (!form.checkValidity()) {
        output.value = "Enter a number in all three fields.";
        return;
      }
      const loan = Number(form.dataset.price) * (1 - read("down") / 100);
      const fee = Number(form.dataset.fee);
      const months = read("years") * 12;
      const rate = read("rate") / 1200;
      const payment = rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months);
      const withFee = fee > 0 ? `, ${dollars(Math.round(payment) + fee)} with the HOA fee` : "";
      output.value = `${dollars(payment)} per month${withFee}, for a ${dollars(loan)} loan`;
    };

    form.addEventListener("input", calculate);
    form.addEventListener("submit", (event) => event.preventDefault());
    calculate();
    form.hidden = false;
  };

  /** @param {HTMLElement} share */
  const startShare = (share) => {
    const { share: url, title } = share.dataset;
    const status = share.querySelector("[role=status]");
    const actions = {
      share: url && "share" in navigator && (() => navigator.share({ title, url }).catch(() => {})),
      copy:
        url &&
        navigator.clipboard &&
        (() =>
          navigator.clipboard.writeText(url).then(
            () => status && (status.textContent = "Copied"),
            () => status && (status.textContent = url),
          )),
      print: () => print(),
    };
    for (const [name, act] of Object.entries(actions)) {
      const button = find(`[data-do=${name}]`, HTMLButtonElement, share);
      if (!act || !button) continue;
      button.hidden = false;
      button.addEventListener("click", act);
    }
  };

  /** @param {HTMLFormElement} form */
  const startAskForm = (form) => {
    const { token: address } = form.dataset;
    const field = find("[name=token]", HTMLInputElement, form);
    if (!address || !field || field.value) return;
    form.addEventListener(
      "focusin",
      async () => {
        const answer = await fetch(address, { cache: "no-store" }).catch(() => null);
        if (answer?.ok) field.value = await answer.text();
      },
      { once: true },
    );
  };

  const openAskForm = () => {
    const fold = find("#ask details", HTMLDetailsElement);
    if (fold) fold.open = true;
  };

  /** @param {Element} link */
  const startAskLink = (link) =>
    link.addEventListener("click", () => {
      openAskForm();
      const kind = find(`#ask [value=${link.getAttribute("data-kind")}]`, HTMLInputElement);
      if (kind) kind.checked = true;
    });

  if (matchMedia("(min-width: 64rem)").matches) {
    document.querySelectorAll(".fold").forEach((fold) => fold.setAttribute("open", ""));
  }
  if (location.hash === "#ask") openAskForm();
  const viewer = document.querySelector(".viewer");
  const hero = find(".hero", HTMLElement);
  const calculator = find(".calculator", HTMLFormElement);
  const askForm = find(".ask-form", HTMLFormElement);
  if (viewer) startViewer(viewer);
  if (hero) startCarousel(hero);
  if (calculator) startCalculator(calculator);
  if (askForm) startAskForm(askForm);
  document.querySelectorAll('[href="#ask"]').forEach(startAskLink);
  document
    .querySelectorAll(".share")
    .forEach((share) => startShare(/** @type {HTMLElement} */ (share)));
}
