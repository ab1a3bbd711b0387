import { NarrowPage } from "../narrow-page.tsx";

/** Replaces a screen while there is no connection, at the screen's own address. */
export function OfflinePage({ styles }: { styles: string }) {
  return (
    <NarrowPage title="No connection" inlineStyles={styles}>
      <h1>You&apos;re offline</h1>
      <p>Connect to the internet to open this page. You haven&apos;t lost anything.</p>
      <p>Everything you saved is safe.</p>
      <p>
        Unsaved changes stay in this browser until you log out. They come back when you reopen the
        page.
      </p>
      <p>
        Photos that haven&apos;t finished uploading stay in this browser. The upload continues when
        you reopen Photography.
      </p>
      <p>
        {/* An empty `href` loads the requested screen again. */}
        <a className="button" href="">
          Try again
        </a>
      </p>
    </NarrowPage>
  );
}
