export const SALES_OPTIONS = {
  map: { type: "string", multiple: true, default: [] as string[] },
  set: { type: "string", multiple: true, default: [] as string[] },
  state: { type: "string" },
  city: { type: "string" },
  source: { type: "string" },
  market: { type: "string" },
  dates: { type: "string" },
  decimals: { type: "string" },
  delimiter: { type: "string" },
  "min-price": { type: "string" },
  type: { type: "string", multiple: true, default: [] as string[] },
  only: { type: "string" },
} as const;

export const SALES_USAGE = `  --map field=COLUMN,…    where the header's names don't tell; an empty COLUMN leaves a field out
  --set field=value,…     for what the file has no column for, such as state=WA
  --state, --city NAME    the place of all sales, where the file has no column for it
  --source NAME           names the file's origin; the same source and id is the same sale
                          (default: the file's name)
  --market NAME           the group of sales that one model is fitted on (default: the source)
  --dates mdy|dmy         order of 3/4/2024 (default: mdy, unless the file proves dmy)
  --decimals point|comma  2.5 or 2,5 (default: told from the file)
  --delimiter CHAR        default: told from the header
  --min-price DOLLARS     sales below it are left out (default 1000)
  --type VALUE=TYPE       what a value of the file's type stands for: single_family, multi_family,
                          condominium, land_lot, or no_home, which is left out
  --only TYPE,…           leave out all other types`;
