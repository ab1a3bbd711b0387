/**
 * Next lets no route send a body that is compressed already. Our own server (scripts/http-server.ts) says
 * by this header of a request that it takes one, and the route by the same header of its answer which
 * Content-Encoding the body has. Anywhere else a route answers as ever, and what is in front compresses.
 */
export const PACKED = "x-porchlight-packed";
