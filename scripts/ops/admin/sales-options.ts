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
  quote: { type: "string" },
  "min-price": { type: "string" },
  type: { type: "string", multiple: true, default: [] as string[] },
  only: { type: "string" },
  where: { type: "string", multiple: true, default: [] as string[] },
  "any-price": { type: "boolean", default: false },
} as const;

export const SALES_USAGE = `  --map field=COLUMN,…    which column has a field, if its name isn't recognized; empty: skip the field;
                          livingArea=AREA+BASEMENT adds two columns
  --set field=value,…     a value for every row, for a field without a column, such as state=WA
  --state, --city NAME    the place of all sales, if the file has no column for it
  --source NAME           where the file comes from; a row with a known source and id changes that
                          sale (default: the file's name)
  --market NAME           the group of sales to fit one model on, such as "King County"; stored sales
                          in the same zip codes move to it (default: the market that has sales of
                          the zip code or city, else the county column, else the state)
  --dates mdy|dmy         order of 3/4/2024 (default: mdy, unless the file's dates can only be dmy)
  --decimals point|comma  2.5 or 2,5 (default: detected from the file)
  --delimiter CHAR        default: detected from the header
  --quote none|double     whether quotation marks are text or enclose values (default: detected)
  --min-price DOLLARS     leave out sales below this price (default: 1000)
  --type VALUE=TYPE       what a value in the type column means: single_family, multi_family,
                          condominium, land_lot, or no_home, which is left out
  --only TYPE,…           leave out all other types
  --where COLUMN=VALUE    import only rows with this value, or with COLUMN!=VALUE without it; several
                          values of a column are alternatives
  --any-price             import sales at unusual prices too`;
