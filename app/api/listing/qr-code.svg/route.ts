import { attachment } from "#http/attachment.ts";
import { publicOrigin } from "#http/origin.ts";
import { reading, routes } from "#http/route.ts";
import { addressOfQrCode, addressReads, qrCodeAsSvg } from "#services/listing-export.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/listing/qr-code.svg": reading(addressReads, (answers, { request }) => {
    const address = addressOfQrCode(answers, publicOrigin(request.headers));
    const file = { name: "porchlight-qr-code.svg", type: "image/svg+xml" };
    return attachment(request, file, qrCodeAsSvg(address));
  }),
});
