import { NarrowPage } from "../narrow-page.tsx";

/** In place of any screen while there is no connection. It stands at the screen's own address. */
export function OfflinePage({ styles }: { styles: string }) {
  return (
    <NarrowPage title="No connection" inlineStyles={styles}>
      <h1>You are offline</h1>
      <p>This screen needs a connection. Nothing of yours is lost by that:</p>
      <p>What you saved is safe with us.</p>
      <p>
        What you typed and did not save is kept in this browser until you log out. It is put back
        when you open its screen again.
      </p>
      <p>
        Photographs that were not sent yet wait in this browser, and go on when you open Photography
        again.
      </p>
      <p>
        {/* The address of the screen that was asked for. */}
        <a className="button" href="">
          Try again
        </a>
      </p>
    </NarrowPage>
  );
}
