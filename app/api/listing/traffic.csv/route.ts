import { attachment } from "#http/attachment.ts";
import { reading, routes } from "#http/route.ts";
import { trafficAsCsv, trafficReads } from "#services/traffic.ts";

const FILE = { name: "what-happens-on-the-page.csv", type: "text/csv; charset=utf-8" };

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/traffic.csv": reading(trafficReads, (answers, { request }) =>
    attachment(request, FILE, trafficAsCsv(answers)),
  ),
});
