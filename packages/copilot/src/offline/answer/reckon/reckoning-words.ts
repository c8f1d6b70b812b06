/** Words of reckoning, and those around a question that name nothing. */
export const ofReckoning: ReadonlySet<string> = new Set(
  `add added altogether amount annual another apiece average back basically bill both bottom break breakage broke broken budget buy
  bought came cap ceiling charge cheaper check claim clear combined come comes compare compared cost costs could count counted cracked
  damaged deal dearer difference double down each earlier entire equal even every everything exactly extra far fewer fifth figure final first
  five forth four fraction from full gap get gets gives goes going gone good got grand guess gross half have headroom hence high higher hold how
  hundred important include included including just keep kept know large last later leave leaves left less like limit little long lost lot
  low lower make makes many margin markup math max maximum mean meant minus missing money month monthly months more much multiplied need needs
  net never new next nothing now number off offer okay old one ones only out over overall owe owed owing own paid pair part pay paying pays
  pct per percent percentage perhaps piece pieces plus portion price proportion put quarter question quick quickly quote quoted rather ratio real
  really remain remaining remains rest right roughly round run save saved saves saving savings say second see sell sells separately set sets share
  short should show showed shown sit six size small smaller so sold some spare spend spent spread start stay still sum summed take taken takes
  tell than that the then there thing third those three times today together told tomorrow tonight took top total true two under unit units until
  use used uses value versus want way week weigh weighs went whole work works worth would year yearly years yesterday yet turned turn
  arrived arrive cleared went through lump singly individually apart difference between against hand arithmetic calc calculate sense lack lacking
  growth grew grown increase decrease mom yoy qoq wow aov basket whats
  spending promised promise asked ask hit pocket anyway actually honest honestly ever again left-over leftover today's freight in`.split(
    /\s+/,
  ),
);
