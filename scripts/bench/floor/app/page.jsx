export default function Page() {
  return (
    <main>
      <h1>A static page</h1>
      <p>Made once, when the application is built.</p>
    </main>
  );
}
