export interface ShownPicture {
  url: string;
  title: string;
}
