/*
 * What https://js.stripe.com answers in the tests: as much of Stripe.js as the product uses. Its
 * fields stand in the page instead of in frames, and its calls go to api.stripe.com as the real ones
 * do, where the test has the Stripe-shaped server answer.
 */
(() => {
  function createElement(options) {
    const listeners = {};
    let input;
    return {
      options,
      on(name, listener) {
        listeners[name] = listener;
        return this;
      },
      once() {},
      off() {},
      mount(place) {
        const label = document.createElement("label");
        label.append("Stripe card number");
        input = document.createElement("input");
        input.value = "4242424242424242";
        label.append(input);
        place.append(label);
        setTimeout(() => listeners.ready?.(this), 0);
      },
      update() {},
      unmount() {},
      destroy() {},
      card: () => input.value,
    };
  }

  function createElements(options) {
    let payment = null;
    return {
      options,
      create(_, elementOptions) {
        payment = createElement(elementOptions);
        return payment;
      },
      getElement: () => payment,
      update() {},
      fetchUpdates: async () => ({}),
      submit: async () => ({}),
      on() {},
      off() {},
    };
  }

  async function confirm(kind, key, { elements }) {
    const { clientSecret } = elements.options;
    const id = clientSecret.split("_secret_")[0];
    try {
      const answer = await fetch(`https://api.stripe.com/v1/${kind}_intents/${id}/confirm`, {
        method: "POST",
        body: new URLSearchParams({
          key,
          client_secret: clientSecret,
          card: elements.getElement().card().replaceAll(" ", ""),
        }),
      });
      const body = await answer.json();
      return answer.ok ? { [`${kind}Intent`]: body } : { error: body.error };
    } catch {
      return { error: { type: "api_connection_error", message: "No connection." } };
    }
  }

  window.Stripe = (key) => ({
    elements: createElements,
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    confirmPayment: (options) => confirm("payment", key, options),
    confirmSetup: (options) => confirm("setup", key, options),
    registerAppInfo() {},
    _registerWrapper() {},
  });
  window.Stripe.version = "endive";
})();
