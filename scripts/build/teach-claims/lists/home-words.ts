/** What every home has, and how listings speak of any of them: nothing that one could check. */
export const HOME_WORDS = `
abode access accommodation acre acreage acres address amenities amenity appliance appliances
architectural architecture area areas arranged association attached attic available avenue ba
balcony barbecue bas baseboard basement bath bathroom bathrooms baths bd bdr bdrm bdrms bds bed
bedrm bedroom bedrooms beds bistro block boasting boiler bones boulevard boundary br brick brs
building buildings built buying ceiling ceilings center character city clad classic closet closets
commode community composed composition comprised comprising concrete condo condominium consisting
construction contemporary convenience conveniences convey conveyed conveys cooled cooling country
county covered curb dated dating deck described description design designed designs detached dock
door doors doorway double downstairs driveway duct ducts ductwork dues dwelling electric electrical
electricity entered entrance entry equipment equipped exterior facade facilities family feature
features featuring fee fees feet fence fenced finish finished finishes fixture flat floor flooring
floors flowerbed foot footage footprint formal foundation ft fuel furnace furnish furnished garage
garden gas glass glazed green ground grounds hall halls hallway heart heat heated heating highway
hoa home homes homesite house households houses housing inch inches indoor indoors informal
inquiries inquiry interior interiors jet jets kitchen kitchens land landing lane lavatory lawn
layout line lines listed listing listings living lobby located location lower market marketing
material materials measurement measurements measuring metal mini mls modern multi multi- municipal
municipality natural neighborhood nestled offer offered offering offers oil opportunity original
outdoor outdoors overhead owned owner ownership parcel parking partial partially partly patio
period place placed places plan planting plumbed plumbing pond pool porch positioned possibilities
possibility potential power presented price primary principal private properties property rec
remodel remodeled remodeling remodelled renovated rent request residence residences residential
restroom rm rms road roof room rooms sale sauna secondary seller selling setting sewage sewer sf
shared shingle showing showings shown sidewalk siding single single- sink sinks site situated solid
spa space spaces spot spots sq sqft square stained stair stairs steam step steps storage storey
story stove street structural structurally structure stucco studs suite system systems toilet
toilets tour tours town traditional triple tub tucked underfoot unfinished upkeep upper upstairs
utilities utility viewing viewings village vintage vinyl visit visits wall walls washroom waste
water window windows wiring wood yard yards
`;
