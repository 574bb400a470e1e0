/** Questions that are answered with tiles: the fact by which their options are told apart, and a sign for each value of
 * it; the last sign is for all values beyond. `leaves`: 0 is to go on, and comes last. */
export const ANSWERED: Record<string, { fact: string; icons: string[]; leaves?: boolean }> = {
  VisitHaven: { fact: 'haven', icons: ['anchor', 'Crew', 'talk'], leaves: true },
  TownActivity: { fact: 'town', icons: ['anchor', 'coins', 'crate', 'hammer', 'Crew', 'talk', 'favor', 'loyalty'], leaves: true },
  ReefTake: { fact: 'reef', icons: ['anchor', 'crate', 'talk', 'Crew'], leaves: true },
  FortOrder: { fact: 'fort', icons: ['anchor', 'papers', 'ship'], leaves: true },
  Bombard: { fact: 'bombard', icons: ['anchor', 'cannon'], leaves: true },
  GoAshore: { fact: 'assault', icons: ['anchor', 'Crew'], leaves: true },
  WalkThePlank: { fact: 'way', icons: ['loyalty', 'Leadership', 'plank'] },
  StowAs: { fact: 'space', icons: ['crate', 'contraband'] },
  Caught: { fact: 'smuggle', icons: ['fist', 'contraband'] },
  MarketMod: { fact: 'market', icons: ['coins', 'dock'] },
}
