import postgres from "postgres";

const sql = postgres(process.env.DATABASE_URL);

export async function GET() {
  const [row] = await sql`select 1 as one`;
  return Response.json(row, { headers: { "Cache-Control": "no-store" } });
}
