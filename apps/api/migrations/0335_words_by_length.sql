-- The words that a short mistyped one may have been meant as: all of about its length, without those of numbers (decision 140).
create index search_word_lengths on search_word (char_length(word)) where word !~ '[0-9]';
