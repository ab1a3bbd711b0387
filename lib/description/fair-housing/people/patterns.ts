import type { ProtectedClass } from "../rule.ts";

const each = (protectedClass: ProtectedClass, patterns: readonly RegExp[]) =>
  patterns.map((pattern) => [protectedClass, pattern] as const);

/** What people do, have or are, said in words that go together loosely: "climb our three stairs". */
export const SIGN_PATTERNS: readonly (readonly [ProtectedClass, RegExp])[] = [
  ...each("disability", [
    /\b(?:do|climb|climbs|climbing|manage|handle|take|use|navigate|negotiate) (?:\w+ ){0,3}(?:stairs|steps|flights|stairway|hill)\b/g,
    /\b(?:not|cannot|unable to|able to|trouble|difficulty|struggles? to|hard of|without help) (?:\w+ )?(?:hear|hearing|see|seeing|walk|walking|climb|climbing|stand up|get around|move about)(?: (?:well|good|clearly|far|much|alone|unaided|unassisted))?(?= [,;]|$| (?:is|are|can|cannot|will|should|may|must|need|this|please|has|have|or|and)\b)/g,
    /\b(?:mental|mentally|psychiatric|psychological|emotional|medical|health|physical|nervous|cognitive) (?:\w+ )?(?:history|histories|problems?|issues?|illness(?:es)?|conditions?|disorders?|records?|breakdowns?|challenges|limitations?|needs|troubles?|patients?|exam|examination|fitness|infirmit(?:y|ies)|defects?|incapacity|weakness|status|certificate|clearance|troubled|stable|fit|sound|unstable|unwell|strong)\b/g,
    /\b(?:bad|weak|poor|failing|sore|sound|strong|two good|good|excellent|robust|reasonable|decent) (?:(?:physical|mental|bodily|overall|general) )?(?:knees|hips|legs|back|heart|eyes|eyesight|hearing|lungs|limbs|nerves|health|mind)\b/g,
    /\b(?:on|take|takes|taking|need|needs|list of|your|without|for) (?:\w+ )?(?:pills|meds|medications?|medicines?|drugs|prescriptions?|walkers?|canes?|aides?|attendants?|carers?|caregivers?|nursing|nurse|round the clock)\b/g,
  ]),
  ...each("national origin", [
    /\b(?:speak|speaks|speaking|spoken|understand|understands|know|knows|read|reads|fluent|fluently|learn|hear|hears) (?:in |anything but )?(?:good |proper |clear |fluent |plain |perfect |american |the |decent |better |broken |only |our )*(?:english|american|spanish|language|languages|mandarin|cantonese|hindi|arabic|tongue)\b/g,
    /\b(?:born|raised|grew up|brought up|bred) (?:and (?:raised|bred) )?(?:here|abroad|overseas|elsewhere|(?:in|on|outside|within) (?:of )?(?:this|the|our|another|a|any|some|america|foreign)\b(?: \w+)?)/g,
    /\b(?:came|come|comes|coming|arrived|moved|hail|hails|hailing|fresh|here) (?:here )?(?:from|over from|off) (?:the |a |an |another |some |other |far |across |over |overseas |abroad)+(?:\w+ ){0,2}(?:country|countries|border|sea|seas|ocean|boat|plane|water|land|lands|shores?|world|island|islands)\b/g,
    /\b(?:(?:legal|proper|valid|immigration|residency|your|their|citizenship) (?:papers|documents|status|residency|residence|resident|residents)|papers (?:are )?in order|social security (?:number|card)|right to (?:be|live|work) (?:here|in))\b/g,
  ]),
  ...each("source of income", [
    /\b(?:government|state|county|city|agency|taxpayers?|uncle sam|charity|charities|third party|welfare) (?:\w+ )?(?:\w+ )?(?:pay|pays|paying|paid|help|helps|covers?|gives?|funds?|support|supports|money|check|checks|assistance|aid|handouts?|funded|subsidized|vouchers?|programs?|benefits?|payments?|help)\b/g,
    /\b(?:money|help|checks?|payments?|rent|rents|income|support|paid|assistance|aid|funds) (?:\w+ )?(?:from|by|through) (?:the |a |an |your |any )?(?:state|government|county|city|agency|program|programs|welfare|authority|disability|charity|church|parents|social)\b/g,
    /\b(?:rent|rental|housing|assistance|aid|public|government|cash|income|state|federal|county|disability|unemployment|benefit|section|relief) (?:assistance|programs?|subsid(?:y|ies)|vouchers?|checks?|certificates?|benefits?|supplements?|relief|aid)\b/g,
    /\b(?:earn|earns|earned|earning|make|makes|work|works|working) (?:\w+ ){0,2}(?:for (?:a|their|your|his|her) (?:own )?(?:living|money|wages?)|(?:a|their|your) (?:own )?(?:wage|wages|paycheck|living|keep)|full time)\b/g,
  ]),
  ...each("disability", [
    /\b(?:therapy|support|comfort|service|assistance|guide|seeing eye|hearing|psychiatric) (?:animals?|dogs?|cats?|pets?|pon(?:y|ies)|birds?|rabbits?|pups?|creatures?|critters?)\b/g,
    /\b(?:note|letter|form|statement|certificate|proof|report) (?:\w+ )?(?:from|by|of|signed by) (?:your|a|the|their|any) (?:\w+ )?(?:doctor|physician|psychiatrist|therapist|psychologist|disability|caseworker|counselor)\b/g,
  ]),
  ...each("source of income", [
    /\b(?:depend\w*|rely\w*|reli\w+|live|lives|living|exist|exists|subsist\w*) (?:on|off|upon) (?:\w+ ){0,2}(?:charity|aid|assistance|benefits|handouts|relief|state|government|checks?|dole|taxpayers?)\b/g,
  ]),
  ...each("criminal record", [
    /\b(?:with|have|has|having) (?:a|any) (?:\w+ )?(?:record|rap sheet|past with the law)\b/g,
  ]),
  ...each("source of income", [
    /\b(?:rent|money|income|checks?) comes? (?:in|from|by|through|with) (?:\w+ ){0,2}(?:government|state|county|city|agency|program|program|charity|official|public)\b/g,
  ]),
  ...each("disability", [
    /\b(?:with|have|has|had) (?:hiv|aids|hiv aids|cancer|epilepsy|seizures|diabetes|depression|anxiety)\b/g,
    /\b(?:care for|look after|fend for) (?:them|your|him|her|one|our)sel(?:f|ves)\b/g,
  ]),
  ...each("source of income", [
    /\bearned (?:by )?(?:yourself|themselves|through work|on the job)\b/g,
  ]),
  ...each("national origin", [
    /\bwhere (?:you|your (?:parents|people|family|folks)|they|he|she|people|applicants?|buyers?|tenants?) (?:\w+ )?(?:was|were|are|is|come|comes|came|hail) (?:born|from|originally)\b/g,
  ]),
  ...each("source of income", [
    /\b(?:income|rent|money) (?:\w+ ){0,4}(?:from|by) (?:\w+ )?(?:employment|work|wages|jobs?|salary|labor|paycheck)\b/g,
    /\b(?:a|steady|real|full time|regular|stable|good|paying) (?:jobs?|employment|paychecks?|career|careers|work)\b/g,
  ]),
  ...each("religion", [
    /\b(?:go|goes|going|went|walk|belong|belongs|belonging|attend|attends|attending|member|members|join|joins|worship|worships|pray|prays|praying|active|leader|letter|note|reference|recommendation|blessing) (?:\w+ ){0,5}?(?:church|churches|mass|temple|mosque|synagogue|shul|services|worship|congregation|parish|fellowship|tabernacle|ward|stake|chapel|bible study|prayer|pastor|priest|rabbi|imam|minister|bishop|elder)\b/g,
    /\b(?:believe|believes|believing|trust|trusts|faith|belief|love|loves|fear|fears|know|knows|follow|follows|serve|serves|accept|accepts|accepted|walk|walks|honor|honors|share|shares|kneel|kneels) (?:in |with |to |our |the |his |her |their |same |your )*(?:god|jesus|christ|lord|allah|savior|gospel|bible|faith|beliefs|scripture|religion|creed|koran|quran|torah|convictions)\b/g,
  ]),
  ...each("familial status", [
    /\b(?:two|three|four|five|six|seven|eight|more|several|many|lots of|any|extra|each|per|every|additional|noisy|crying|screaming|loud|small|young|little|your|no|bring|having|have|has|raising|raise|with|expecting|teenage) (?:than )?(?:\w+ )?(?:kids?|child|children|toddlers?|infants?|teenagers?|teens|little ones|bab(?:y|ies)|youngsters?|minors?|grandkids|grandchildren)\b/g,
    /\b(?:not|never|are|is|be|been|legally|lawfully|properly|getting|without being|living together|who) (?:legally |lawfully |properly )?(?:married|wed|divorced|separated|pregnant|expecting|unmarried|widowed)\b/g,
    /\b(?:bab(?:y|ies)|little one|stork|child|another mouth) (?:is )?(?:on the way|coming|due|expected)\b/g,
  ]),
  ...each("disability", [
    /\b(?:history|past|record|struggles?|bouts?|problems?|issues?|trouble) (?:of|with) (?:\w+ ){0,2}(?:addiction|drugs?|alcohol|alcoholism|drinking|substances?|rehab|depression|seizures|mental illness)\b/g,
    /\b(?:addiction|drug|alcohol|substance)(?: abuse)? (?:treatment|recovery|rehab|counseling|history|problems?)\b/g,
  ]),
  ...each("age", [
    /\bin (?:their|his|her|your) (?:early |mid |late )?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties)\b/g,
  ]),
  ...each("religion", [
    /\b(?:which|what) (?:church|temple|mosque|synagogue|faith|religion|parish) (?:you|they|he|she)\b|\bwear(?:s|ing)? (?:the |a |an |their )?(?:veils?|kippahs?|collars?|headcoverings?)\b/g,
  ]),
  ...each("national origin", [
    /\b(?:with|of|have|has) (?:european|african|asian|american|anglo|irish|italian|german|mexican|indian|chinese|foreign|english|british|scandinavian|latin|eastern|western) (?:roots|blood|stock|heritage|ancestry|descent)\b/g,
  ]),
  ...each("familial status", [
    /\b(?:past|beyond|over|done with|finished with|too old for|finished) (?:the )?(?:(?:age|years|stage|days|time) of )?(?:having|raising|bearing|child ?bearing|making) ?(?:\w+ )?(?:bab(?:y|ies)|kids|child(?:ren)?|famil(?:y|ies)|age|years)\b/g,
  ]),
  ...each("sex", [
    /\b(?:man|male|husband|woman|wife) (?:\w+ ){0,3}head of (?:the |a )?(?:house|household|family)\b/g,
  ]),
  ...each("race or color", [
    /\b(?:dark|darker|pale|paler|black|brown|browner|white|whiter|light|lighter|fair|fairer|yellow|ebony|olive|lily white) (?:skin|skinned|complexion|complexioned|complected|faces?|hued|toned|folk|folks)\b/g,
  ]),
  ...each("national origin", [
    /\b(?:spanish|mexican|latin|latino|hispanic|arab|arabic|african|asian|chinese|indian|russian|polish|italian|ethnic|foreign|strange|odd|funny|unpronounceable) (?:sounding )?(?:last |family |first )?(?:surnames?|names?)\b/g,
  ]),
  ...each("race or color", [
    /\b(?:color|shade|tone|tint) of (?:your|their|the|his|her|one|a|its) (?:\w+ )?(?:skin|face|faces|people|neighbors|buyers?|families|residents|street|block)\b/g,
  ]),
];

const WHO =
  "(?:people|person|folks?|buyers?|tenants?|renters?|neighbors?|famil(?:y|ies)|owners?|residents?|applicants?|households?|element|crowd|character|type|types|clientele)";

/** What names nobody and still sorts people: "the right kind of people". */
export const CODED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:right|wrong|better|certain|our|your|their|my|own|proper|same|suitable|decent|desirable|undesirable|particular) (?:own )?(?:kind|kinds|sort|sorts|type|types|class|caliber|calibre|quality|element|breed|stock|background) of ${WHO}\\b`,
  ),
  new RegExp(
    `\\b(?:our|your|their|my|his|her) own (?:kind|sort|people|race|faith|color|blood|background|religion|heritage|ethnicity|culture|nationality)\\b`,
  ),
  /\b(?:same|one|single|common) (?:race|religion|faith|ethnicity|nationality|creed|ancestry|persuasion)\b/,
  /\b(?:community|neighborhood|building|street|complex|village|enclave) (?:\w+ )?(?:rooted|grounded|founded|built|united|joined|bound) (?:in|on|by) (?:the |a |our |one )?(?:\w+ )?(?:faith|church|religion|beliefs|scripture|god|gospel|bloodline)\b/,
  /\bkeep(?:s|ing)? (?:the|our|this|it) (?:street |block |neighborhood |area |community |town |building |school )?(?:\w+ )?(?:white|christian|catholic|jewish)$/,
  /\bthe (?:lighter|darker|whiter|paler|fairer|browner|blacker) (?:your|their|his|her|the|our) (?:\w+ )?(?:skin|faces?|complexions?|neighbors)\b/,
  /\b(?:ours|blocks?|streets?|neighborhoods?|buildings?|suburbs?|subdivision|side of town) (?:is|are|stays?|stayed|remains?) (?:still |all |mostly |only |proudly )?white(?= [,;]|$)/,
  /\b(?:same) (?:background|church|temple|mosque|synagogue|skin)\b/,
  /\ball (?:white|black|asian|hispanic|latino|christian|catholic|jewish) (?:schools?|clubs?|class|classes|teams?|congregation)\b/,
  new RegExp(
    `\\b${WHO} (?:just |exactly |more )?(?:like (?:us|you|ourselves|me|yourself|we)|who (?:look|looks|think|thinks|live|worship|pray|talk|sound|believe|are) (?:just |exactly )?(?:like|as|the way) (?:us|we|you|me|ourselves))\\b`,
  ),
  /\b(?:look|looks|looking|sound|sounds|pray|prays|worship|worships|think|thinks|live|lives|believe|believes) (?:just |exactly |the same |more )?(?:like|as) (?:us|we do|you do|they do|the rest of us|ourselves|the rest of the (?:block|street|neighbors|neighborhood|building))\b/,
  /\b(?:one|two|some|more) of (?:our own|our kind|our sort|our people)\b/,
  /\b(?:not|never) (?:our|the|your) (?:kind|sort|type|crowd|class|caliber)\b/,
  /\b(?:kind|sort|type|caliber|class|crowd) (?:that |who )?(?:we|you|they|the neighbors) (?:want|wants|would want|like|welcome|prefer|are used to|see|deserve)\b/,
  /\b(?:others|outsiders|strangers|everyone else|anyone else|the rest|all others|newcomers|different folks|other types) (?:\w+ ){0,3}(?:need not|not apply|not welcome|unwelcome|elsewhere|not bother|are discouraged|will be refused|stay (?:away|out)|keep (?:out|away))\b/,
  /\b(?:keep|keeping|kept|preserve|preserving|protect|protecting|maintain|maintaining|maintained) (?:our |the |this |its |an )*(?:neighborhood|street|block|community|area|town|building|lane|suburb|subdivision|character) (?:of (?:our|the|this) (?:neighborhood|street|block|community|town) )?(?:the way it (?:is|was|has)|the color it (?:is|was|has)|as it (?:is|was|has)|like it (?:is|was)|pure|homogeneous|what it is|to ourselves|among ourselves)\b/,
  /\b(?:same|shared?|shares|sharing|similar|common|compatible|like) (?:our |your |their |the same |values and )?(?:heritage|ancestry|culture|roots|bloodlines?|customs|stock|breeding)\b/,
  /\b(?:fit|fits|fitting|blend|blends|blending|mix|mixes) in (?:with|to|on|here|among) (?:the |our |its |this |these )*(?:neighbors|neighborhood|street|block|community|residents|crowd|people|locals|rest|culture|families)\b/,
  /\b(?:undesirables?|homogeneous|unmixed|ethnically pure|segregated (?:neighborhood|street|community|block|area|town|building|school)s?|all american (?:street|block|neighborhood|community|town|families)|covenants? (?:that |which )?(?:still )?keeps?)\b/,
  /\b(?:good|better|best|decent|nicer?|desirable|higher|finer|new|different|criminal|bad|rough) element\b/,
  /\bwhite flight\b|\b(?:area|street|block|neighborhood|community|town) (?:\w+ )?(?:is|has been|keeps|was) (?:\w+ )?(?:changing|changed|turning|turned over|in transition|going downhill|tipping)\b(?! color)/,
  /\b(?:look|looks|sound|sounds|act|acts) (?:like|as if|as though) (?:they|you|he|she|people) (?:\w+ )?(?:belong|belongs|fit|come from|live)\b/,
  /\bexpects? the same (?:of|from) (?:you|our|the|any|every)\b|\b(?:people|neighbors|residents|families|everyone|all) (?:\w+ )?(?:are|is) (?:all |so |much )?alike\b|\b(?:resisted|resists|before|against|avoided|without|escaped|missed|spared|untouched by) (?:the )?(?:\w+ )?(?:integration|desegregation|diversity)\b/,
  /\b(?:stay|stays|stayed|remain|remains|kept|keep) (?:\w+ ){0,3}(?:the same kind|of one kind|with our own|among our own|to its own|to their own)\b/,
];

const NUMBER = "(?:one|two|three|four|five|six|seven|eight|nine|ten|1|2|3|4|5|6|7|8|9|10)";
const HEADS =
  "(?:people|persons?|occupants?|adults?|residents?|tenants?|kids?|child|children|minors?|bodies|souls|individuals?|humans?)";

/** Fewer people than fit: "two people per bedroom max". What codes and systems allow is no wish. */
export const LIMITS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:max|maximum|at (?:the )?(?:very )?most|no more than|not more than|limit|limited to|limit of|only|up to|never more than|not exceed|exceeding|cap of|capped at|over|more than) (?:of |is |to )?${NUMBER} (?:\\w+ )?${HEADS}\\b`,
  ),
  new RegExp(
    `\\b${NUMBER} (?:\\w+ )?${HEADS} (?:\\w+ ){0,3}(?:max|maximum|limit|only|at (?:the )?(?:very )?most|tops|or fewer|or less|no more|allowed|permitted)\\b`,
  ),
  new RegExp(
    `\\b${NUMBER} (?:\\w+ )?${HEADS} (?:, )?(?:and )?(?:that is (?:it|all)|nobody else|no one else|no more)\\b`,
  ),
  /\bnumber of (?:children|kids|minors|occupants|people)\b/,
  new RegExp(
    `\\b(?:max|maximum) (?:occupancy|occupants|people|persons|children|household|family)(?: size)?\\b`,
  ),
  new RegExp(
    `\\b(?:no|not) more than (?:a |one |two |three )?(?:\\w+ )?(?:child|children|kids?|bab(?:y|ies))\\b`,
  ),
];
/** Where such a number comes from no wish: a code, a tank, a seat. */
export const LAWFUL_LIMIT =
  /\b(?:code|codes|ordinance|zoning|fire|septic|elevator|hot tub|dock|boat|pool|seats?|seating|sleeps?|table|sauna|spa|tour|tours|showing|showings|at a time|each visit|per visit|open house|capacity|law|legal limit|swing|lift|deck|balcony)\b/;

/** Who says that nothing will be changed for those who need it, where the law lets them change it. */
export const REFUSED_CHANGES: readonly RegExp[] = [
  /\b(?:will not|cannot|can not|do not|does not|refuse to|never) (?:be )?(?:\w+ ){0,2}(?:put|putting|install|installing|add|adding|build|building|make|making|allow|allowing|permit|permitting|provide|providing|pay for|paying for) (?:\w+ ){0,3}(?:grab bars?|ramps?|handrails?|stair ?lifts?|accommodations?|modifications?|changes for (?:\w+ )?disabilit\w+)\b/,
  // "If you need a ramp, please look elsewhere"
  /\b(?:if you|anyone who|those who|people who|buyers who|tenants who|whoever) (?:\w+ )?(?:need|needs|require|requires) (?:\w+ ){0,5}(?:grab bars?|ramps?|handrails?|stair ?lifts?|accommodations?|modifications?)\b(?: [\w,]+){0,4} (?:look|try|search|find|choose|consider) (?:\w+ ){0,4}(?:elsewhere|else|another|different|other|somewhere)\b/,
];
