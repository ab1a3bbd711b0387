/** In the order in which a sale needs them. */
export const DOCUMENT_FOLDERS = {
  disclosures: "Disclosures",
  title: "Deed and title",
  inspections: "Inspections",
  repairs: "Repairs and warranties",
  association: "Homeowners association",
  contract: "Offers and contract",
  pictures: "Photos and plans",
  other: "Other",
} as const;
export type DocumentFolder = keyof typeof DOCUMENT_FOLDERS;
export const DOCUMENT_FOLDER_KEYS = Object.keys(DOCUMENT_FOLDERS) as [
  DocumentFolder,
  ...DocumentFolder[],
];

export const DOCUMENT_VISIBILITIES = {
  everyone: "Everyone on your account",
  restricted: "Only the Admin and the person who added it",
} as const;
export type DocumentVisibility = keyof typeof DOCUMENT_VISIBILITIES;
export const DOCUMENT_VISIBILITY_KEYS = Object.keys(DOCUMENT_VISIBILITIES) as [
  DocumentVisibility,
  ...DocumentVisibility[],
];

interface Kind {
  label: string;
  extension: string;
  type: string;
  /** Browsers can display it. */
  isSeen: boolean;
}

const OPEN_XML = "application/vnd.openxmlformats-officedocument";
const OPEN_DOCUMENT = "application/vnd.oasis.opendocument";

/** File types, detected from the bytes. */
export const DOCUMENT_KINDS = {
  pdf: { label: "PDF", extension: "pdf", type: "application/pdf", isSeen: true },
  jpeg: { label: "JPEG", extension: "jpg", type: "image/jpeg", isSeen: true },
  png: { label: "PNG", extension: "png", type: "image/png", isSeen: true },
  webp: { label: "WebP", extension: "webp", type: "image/webp", isSeen: true },
  heic: { label: "HEIC", extension: "heic", type: "image/heic", isSeen: false },
  docx: {
    label: "Word",
    extension: "docx",
    type: `${OPEN_XML}.wordprocessingml.document`,
    isSeen: false,
  },
  xlsx: {
    label: "Excel",
    extension: "xlsx",
    type: `${OPEN_XML}.spreadsheetml.sheet`,
    isSeen: false,
  },
  pptx: {
    label: "PowerPoint",
    extension: "pptx",
    type: `${OPEN_XML}.presentationml.presentation`,
    isSeen: false,
  },
  odt: { label: "OpenDocument", extension: "odt", type: `${OPEN_DOCUMENT}.text`, isSeen: false },
  ods: {
    label: "OpenDocument",
    extension: "ods",
    type: `${OPEN_DOCUMENT}.spreadsheet`,
    isSeen: false,
  },
  doc: { label: "Word", extension: "doc", type: "application/msword", isSeen: false },
  xls: { label: "Excel", extension: "xls", type: "application/vnd.ms-excel", isSeen: false },
  txt: { label: "Text", extension: "txt", type: "text/plain", isSeen: false },
  csv: { label: "CSV", extension: "csv", type: "text/csv", isSeen: false },
} as const satisfies Record<string, Kind>;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;
export const DOCUMENT_KIND_KEYS = Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]];

export const ITEM_STATES = {
  missing: "Missing",
  done: "Complete",
  not_needed: "Doesn't apply",
} as const;
export type ItemState = keyof typeof ITEM_STATES;
export const ITEM_STATE_KEYS = Object.keys(ITEM_STATES) as [ItemState, ...ItemState[]];

const MEGABYTE = 1024 * 1024;
export const MAX_DOCUMENT_BYTES = 25 * MEGABYTE;
/** Per account, including recently deleted documents. */
export const MAX_DOCUMENTS = 500;
export const MAX_ALL_BYTES = 2048 * MEGABYTE;
export const MAX_VERSIONS = 50;
export const MAX_DOCUMENT_NAME = 150;
export const MAX_DOCUMENT_NOTE = 1_000;
export const DELETED_DOCUMENT_RETENTION_DAYS = 30;

export const MAX_BUYER_NAME = 100;
export const LINK_DAYS = { usual: 14, most: 90 } as const;
export const MAX_LINK_DOWNLOADS = 100;
/** On the listing page. */
export const MAX_LISTED_DOCUMENTS = 30;
export const MAX_LINKS = 50;

/** Longest searchable text of a PDF, in UTF-16 units. */
export const MAX_DOCUMENT_WORDS = 200_000;
