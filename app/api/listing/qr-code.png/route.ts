import { attachment } from "#http/attachment.ts";
import { publicOrigin } from "#http/origin.ts";
import { reading, routes } from "#http/route.ts";
import { addressOfQrCode, addressReads, qrCodeAsPng } from "#services/listing-export.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/qr-code.png": reading(addressReads, async (answers, { request }) => {
    const address = addressOfQrCode(answers, publicOrigin(request.headers));
    const file = { name: "porchlight-qr-code.png", type: "image/png" };
    return attachment(request, file, new Uint8Array(await qrCodeAsPng(address)));
  }),
});
