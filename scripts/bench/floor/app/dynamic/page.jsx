import { headers } from "next/headers";

export default async function Page() {
  return (
    <main>
      <h1>A page of its request</h1>
      <p>{(await headers()).get("host")}</p>
    </main>
  );
}
